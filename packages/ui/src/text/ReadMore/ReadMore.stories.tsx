import type { Meta } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Text } from '../Text/index.js';
import { ReadMore, type ReadMoreProps } from './ReadMore.js';

const texts = {
  en: {
    moreLabel: 'See more',
    lessLabel: 'See less',
    paragraphs: [
      'Washing, rinsing and drying come first, then sterilizing. Take every bottle apart: milk collects below the ring and in the valve, where no brush reaches while they are together.',
      'Steam needs a few minutes and little water. In boiling water, keep the parts covered for five minutes, and let them cool in the closed pot.',
      'Dry the parts on a clean cloth used for nothing else. A bottle that is put together wet is no longer sterile after some hours.',
      'Replace a nipple that is sticky, torn or thinner than the others, and at the latest after two months. For each product we say what it holds and how it is cleaned.',
    ],
  },
  ar: {
    moreLabel: 'عرض المزيد',
    lessLabel: 'عرض أقل',
    paragraphs: [
      'الغسل والشطف والتجفيف أولًا، ثم التعقيم. فكّكي أجزاء الرضّاعة كلها، فالحليب يتجمع تحت الحلقة وفي الصمام حيث لا تصل الفرشاة وهي مركّبة.',
      'يكفي البخار بضع دقائق وقليل من الماء. أما في الماء المغلي فأبقي الأجزاء مغمورة خمس دقائق، ثم اتركيها تبرد في القدر وهو مغطى.',
      'جفّفي الأجزاء على قطعة قماش نظيفة لا تُستعمل لغير ذلك. والرضّاعة التي تُركّب وهي مبللة لا تبقى معقّمة بعد ساعات.',
      'استبدلي كل حلمة صارت لزجة أو ممزقة أو أرق من غيرها، وذلك كل شهرين على الأكثر. ونذكر لكل منتج ما يتسع له وطريقة تنظيفه.',
    ],
  },
};

const render = (args: Partial<ReadMoreProps>, context: StoryContext) => {
  const { paragraphs, ...labels } = texts[languageOf(context)];
  return (
    <ReadMore {...labels} {...args}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </ReadMore>
  );
};

const meta = { title: 'Text/ReadMore', component: ReadMore, render } satisfies Meta<typeof ReadMore>;
export default meta;

export const Default = playground(ReadMore, render);

/** Windows of 768 px and wider have room for the whole text: it is not clipped there, and has no button. */
export const ClipBelowWide = { args: { clipBelow: 'wide' }, render } as const;
