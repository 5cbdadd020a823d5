import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { TableOfContents, type TableOfContentsProps } from './TableOfContents.js';

const texts = {
  en: {
    label: 'On this page',
    headings: ['Before you begin', 'Finding a position', 'When it hurts all the same', 'Whom to ask'],
  },
  ar: { label: 'في هذه الصفحة', headings: ['قبل أن تبدئي', 'اختيار الوضعية', 'إذا بقي الألم', 'من تسألين'] },
};

const render = (args: Partial<TableOfContentsProps>, context: StoryContext) => {
  const { label, headings } = texts[languageOf(context)];
  return (
    <TableOfContents
      label={label}
      items={headings.map((heading, at) => ({ id: `part-${at}`, label: heading, current: at === 1 }))}
      {...args}
    />
  );
};

const meta = { title: 'Content/TableOfContents', component: TableOfContents, render } satisfies Meta<
  typeof TableOfContents
>;
export default meta;

export const Default = playground(TableOfContents, render);

const below = { en: ['Sitting up', 'Lying down'], ar: ['وأنتِ جالسة', 'وأنتِ مستلقية'] };
export const HeadingsBelow: StoryObj = {
  render: (_, context) => {
    const language = languageOf(context);
    const items = below[language].map((label, at) => ({ id: `below-${at}`, label }));
    return render(
      { items: texts[language].headings.map((label, at) => ({ id: `part-${at}`, label, ...(at === 1 && { items }) })) },
      context,
    );
  },
};

const others = {
  en: { label: 'Questions about products', href: '/product-faqs' },
  ar: { label: 'أسئلة عن المنتجات', href: '/product-faqs' },
};
export const MoreElsewhere: StoryObj = {
  render: (_, context) => render({ more: others[languageOf(context)] }, context),
};
