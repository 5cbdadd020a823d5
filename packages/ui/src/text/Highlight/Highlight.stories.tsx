import type { Meta } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Highlight, type HighlightProps } from './Highlight.js';

const texts = {
  en: { text: 'Wide-neck glass nursing bottle 240 ml', query: 'bottle glass' },
  ar: { text: 'رضّاعة زجاجية واسعة العنق 240 مل', query: 'رضاعة زجاجية' },
};

const render = (args: Partial<HighlightProps>, context: StoryContext) => (
  <Highlight {...texts[languageOf(context)]} {...args} />
);

const meta = { title: 'Text/Highlight', component: Highlight, render } satisfies Meta<typeof Highlight>;
export default meta;

export const Default = playground(Highlight, render);
