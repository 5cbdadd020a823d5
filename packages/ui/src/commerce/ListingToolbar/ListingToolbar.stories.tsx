import type { Meta } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ListingToolbar, type ListingToolbarProps } from './ListingToolbar.js';

const texts = {
  en: {
    count: '44 items',
    sort: 'Sort by',
    options: ['Featured', 'Price: low to high', 'Price: high to low', 'Newest', 'Name'],
    filter: 'Filters',
    suggestion: 'For your baby (4 months)',
  },
  ar: {
    count: '44 منتجًا',
    sort: 'الترتيب حسب',
    options: ['المميّزة', 'السعر: من الأدنى إلى الأعلى', 'السعر: من الأعلى إلى الأدنى', 'الأحدث', 'الاسم'],
    filter: 'التصفية',
    suggestion: 'لطفلكِ (4 أشهر)',
  },
};

function render(args: Partial<ListingToolbarProps>, context: StoryContext) {
  const t = texts[languageOf(context)];
  return (
    <ListingToolbar
      count={t.count}
      sort={{
        action: '/products',
        name: 'sort',
        label: t.sort,
        value: '1',
        options: t.options.map((label, index) => ({ label, value: String(index) })),
        hiddenFields: [['show', 'Popularity']],
      }}
      suggestion={
        <Button size="small" variant="outline">
          {t.suggestion}
        </Button>
      }
      filter={<Button variant="outline">{t.filter}</Button>}
      {...args}
    />
  );
}

const meta = {
  title: 'Commerce/ListingToolbar',
  component: ListingToolbar,
  render,
} satisfies Meta<typeof ListingToolbar>;
export default meta;

export const Default = playground(ListingToolbar, render);
