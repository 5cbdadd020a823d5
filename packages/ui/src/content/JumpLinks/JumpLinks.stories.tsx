import type { Meta, StoryObj } from '@storybook/react-vite';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { JumpLinks } from './JumpLinks.js';

const texts = { en: { label: 'Months', month: 'Month' }, ar: { label: 'الشهور', month: 'الشهر' } };

const render = (_: unknown, context: StoryContext) => {
  const { label, month } = texts[languageOf(context)];
  return <JumpLinks label={label} links={Array.from({ length: 9 }, (_each, index) => ({ label: `${month} ${index + 1}`, href: `#month-${index + 1}`, current: index === 3 }))} />;
};

const meta = { title: 'Content/JumpLinks', component: JumpLinks, args: { label: '', links: [] }, render } satisfies Meta<typeof JumpLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(render) };
