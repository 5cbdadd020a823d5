import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { Matched, type MatchedProps } from './Matched.js';

const texts = {
  en: { text: 'Wide-neck glass nursing bottle 240 ml', query: 'bottle glass' },
  ar: { text: 'رضّاعة زجاجية واسعة العنق 240 مل', query: 'رضاعة زجاجية' },
};

const render = (args: Partial<MatchedProps>, context: StoryContext) => (
  <Matched {...texts[languageOf(context)]} {...args} />
);

const meta = { title: 'Text/Matched', component: Matched, render } satisfies Meta<typeof Matched>;
export default meta;
type Story = StoryObj<typeof Matched>;

export const Default: Story = {};
