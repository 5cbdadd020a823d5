import type { Meta } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Text } from '../Text/index.js';
import { ReadMore, type ReadMoreProps } from './ReadMore.js';

const texts = {
  en: {
    moreLabel: 'See more',
    lessLabel: 'See less',
    text: 'Washing, rinsing and drying come first, then sterilizing. For each product we say what it holds, how it is cleaned and when it is replaced.',
  },
  ar: {
    moreLabel: 'عرض المزيد',
    lessLabel: 'عرض أقل',
    text: 'الغسل والشطف والتجفيف أولًا، ثم التعقيم. ونذكر لكل منتج ما يتسع له وطريقة تنظيفه ووقت استبداله.',
  },
};

const render = (args: Partial<ReadMoreProps>, context: StoryContext) => {
  const { text, ...labels } = texts[languageOf(context)];
  return (
    <ReadMore {...labels} {...args}>
      {Array.from({ length: 4 }, (_each, index) => (
        <Text key={index}>{`${text} ${text}`}</Text>
      ))}
    </ReadMore>
  );
};

const meta = { title: 'Text/ReadMore', component: ReadMore, render } satisfies Meta<typeof ReadMore>;
export default meta;

export const Default = playground(ReadMore, render);
