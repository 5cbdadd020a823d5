import type { Meta, StoryObj } from '@storybook/react-vite';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { sampleVariants } from '../samples.js';
import { VariantPicker } from './VariantPicker.js';

const render = (_: unknown, context: StoryContext) => <VariantPicker groups={sampleVariants(languageOf(context))} />;

const meta = { title: 'Commerce/VariantPicker', component: VariantPicker, args: { groups: [] }, render } satisfies Meta<typeof VariantPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  render: (_, context) => {
    const [size] = sampleVariants(languageOf(context));
    return <VariantPicker groups={[{ ...size!, options: size!.options.map((option) => ({ ...option, label: `${option.label} ${option.label} ${option.label} ${option.label}` })) }]} />;
  },
};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(render) };
