import type { Meta, StoryObj } from '@storybook/react-vite';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { ActiveFilters } from './ActiveFilters.js';

const labels = { en: ['Best Seller', '3–6 months', 'AED 20 – 90', 'In stock only'], ar: ['الأكثر مبيعًا', 'من 3 إلى 6 أشهر', 'من 20 إلى 90 د.إ', 'المتوفر فقط'] };

const render = (_: unknown, context: StoryContext) => (
  <ActiveFilters filters={labels[languageOf(context)].map((label, index) => ({ label, href: `/products?without=${index}` }))} clearHref="/products" />
);

const meta = { title: 'Commerce/ActiveFilters', component: ActiveFilters, args: { filters: [], clearHref: '/products' }, render } satisfies Meta<typeof ActiveFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(render) };
