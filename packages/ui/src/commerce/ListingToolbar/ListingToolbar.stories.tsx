import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.js';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { ListingToolbar } from './ListingToolbar.js';

const texts = {
  en: { count: '44 items', sort: 'Sort by', options: ['Featured', 'Price: low to high', 'Price: high to low', 'Newest', 'Name'], filter: 'Filters' },
  ar: { count: '44 منتجًا', sort: 'الترتيب حسب', options: ['المميّزة', 'السعر: من الأدنى إلى الأعلى', 'السعر: من الأعلى إلى الأدنى', 'الأحدث', 'الاسم'], filter: 'التصفية' },
};

function render(_: unknown, context: StoryContext) {
  const t = texts[languageOf(context)];
  return (
    <ListingToolbar
      count={t.count}
      sort={{ action: '/products', name: 'sort', label: t.sort, value: '1', options: t.options.map((label, index) => ({ label, value: String(index) })), kept: [['show', 'Popularity']] }}
      filter={<Button variant="outline">{t.filter}</Button>}
    />
  );
}

const meta = {
  title: 'Commerce/ListingToolbar',
  component: ListingToolbar,
  args: { count: texts.en.count, sort: { action: '/products', name: 'sort', label: texts.en.sort, value: '', options: [] } },
  render,
} satisfies Meta<typeof ListingToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(render) };
