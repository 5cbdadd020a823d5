import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { FilterPanel, type FilterGroup, type FilterPanelProps } from './FilterPanel.js';

const texts = {
  en: {
    category: 'Category',
    all: 'All products',
    categories: ['Breastfeeding', 'Bottle Feeding', 'Skincare', 'Healthcare'],
    subcategories: ['Bath', 'Lotions and creams', 'Sun care'],
    show: 'Show',
    shows: ['All', 'Popularity', 'Recommended', 'Best Seller', 'Limited Time Offers'],
    price: 'Price',
    from: 'From (AED)',
    to: 'To (AED)',
    priceError: 'The lower price must not exceed the higher one.',
    age: 'Age',
    ages: ['All', '0–3 months', '3–6 months', '6–12 months'],
    stock: 'In stock only',
    results: 'Show 12 items',
  },
  ar: {
    category: 'الفئة',
    all: 'جميع المنتجات',
    categories: ['الرضاعة الطبيعية', 'الرضاعة بالزجاجة', 'العناية بالبشرة', 'الرعاية الصحية'],
    subcategories: ['الاستحمام', 'اللوشن والكريمات', 'الوقاية من الشمس'],
    show: 'العرض',
    shows: ['الكل', 'الأكثر رواجًا', 'موصى به', 'الأكثر مبيعًا', 'عروض لفترة محدودة'],
    price: 'السعر',
    from: 'من (درهم)',
    to: 'إلى (درهم)',
    priceError: 'يجب ألا يزيد السعر الأدنى على السعر الأعلى.',
    age: 'العمر',
    ages: ['الكل', 'حتى 3 أشهر', 'من 3 إلى 6 أشهر', 'من 6 إلى 12 شهرًا'],
    stock: 'المتوفر فقط',
    results: 'عرض 12 منتجًا',
  },
};

function groupsOf(context: StoryContext, error = false): FilterGroup[] {
  const t = texts[languageOf(context)];
  return [
    {
      kind: 'links',
      label: t.category,
      links: [
        { href: '/products', label: t.all },
        ...t.categories.map((label, index) => ({
          href: `/products/${index}`,
          label,
          count: 4 + index,
          current: index === 2,
          ...(index === 2 && { links: t.subcategories.map((sub, at) => ({ href: `/products/2/${at}`, label: sub })) }),
        })),
      ],
    },
    {
      kind: 'choice',
      name: 'show',
      label: t.show,
      value: '',
      options: t.shows.map((label, index) => ({ label, value: index === 0 ? '' : String(index) })),
    },
    {
      kind: 'range',
      label: t.price,
      from: { name: 'min_price', label: t.from, value: error ? '90' : '' },
      to: { name: 'max_price', label: t.to, value: error ? '20' : '' },
      ...(error && { errorMessage: t.priceError }),
    },
    {
      kind: 'choice',
      name: 'age',
      label: t.age,
      value: '',
      options: t.ages.map((label, index) => ({ label, value: index === 0 ? '' : String(index) })),
    },
    { kind: 'toggle', name: 'in_stock', label: t.stock, value: '1', checked: true },
  ];
}

const render = (args: Partial<FilterPanelProps>, context: StoryContext) => (
  <FilterPanel
    action="/products"
    groups={groupsOf(context)}
    submitLabel={texts[languageOf(context)].results}
    {...args}
  />
);

const meta = { title: 'Commerce/FilterPanel', component: FilterPanel, render } satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof FilterPanel>;

export const Default = playground(FilterPanel, render);
export const InvalidRange: Story = {
  render: (_, context) => <FilterPanel action="/products" groups={groupsOf(context, true)} />,
};
