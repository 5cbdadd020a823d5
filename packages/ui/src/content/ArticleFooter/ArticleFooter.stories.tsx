import type { Meta } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ArticleFooter, type ArticleFooterProps } from './ArticleFooter.js';

const texts = {
  en: {
    sourcesLabel: 'Sources',
    sources: [
      {
        name: 'WHO',
        topic: 'Infant and young child feeding',
        href: 'https://www.who.int/news-room/fact-sheets/detail/infant-and-young-child-feeding',
      },
      { name: 'CDC', topic: 'Storage of breast milk' },
      { name: 'CDC', topic: 'Cleaning of breast pumps' },
    ],
    note: 'This text is general information and does not replace your doctor.',
    children: 'Months here are ten blocks of four weeks, counted as doctors count them.',
    reviewed: 'Checked against these sources on 20 November 2026',
  },
  ar: {
    sourcesLabel: 'المصادر',
    sources: [
      {
        name: 'منظمة الصحة العالمية (WHO)',
        topic: 'تغذية الرضّع وصغار الأطفال',
        href: 'https://www.who.int/news-room/fact-sheets/detail/infant-and-young-child-feeding',
      },
      { name: 'مراكز مكافحة الأمراض والوقاية منها الأمريكية (CDC)', topic: 'حفظ حليب الأم' },
      { name: 'مراكز مكافحة الأمراض والوقاية منها الأمريكية (CDC)', topic: 'تنظيف شفاط الحليب' },
    ],
    note: 'هذا النص معلومات عامة ولا يغني عن طبيبكِ.',
    children: 'الأشهر هنا عشر فترات من أربعة أسابيع، تُحسب كما يحسبها الأطباء.',
    reviewed: 'آخر مراجعة وفق هذه المصادر: 20 نوفمبر 2026',
  },
};

const render = (args: Partial<ArticleFooterProps>, context: StoryContext) => (
  <ArticleFooter {...texts[languageOf(context)]} {...args} />
);

const meta = {
  title: 'Content/ArticleFooter',
  component: ArticleFooter,
  // The icon of a link follows its last word, and mirroring reorders words.
  parameters: { mirror: false },
} satisfies Meta<typeof ArticleFooter>;
export default meta;

export const Default = playground(ArticleFooter, render);
