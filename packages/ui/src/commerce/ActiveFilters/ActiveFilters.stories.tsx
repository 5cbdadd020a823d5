import type { Meta } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ActiveFilters, type ActiveFiltersProps } from './ActiveFilters.js';

const labels = {
  en: ['Best Seller', '3–6 months', 'AED 20 – 90', 'In stock only'],
  ar: ['الأكثر مبيعًا', 'من 3 إلى 6 أشهر', 'من 20 إلى 90 د.إ', 'المتوفر فقط'],
};

const render = (args: Partial<ActiveFiltersProps>, context: StoryContext) => (
  <ActiveFilters
    filters={labels[languageOf(context)].map((label, index) => ({ label, href: `/products?without=${index}` }))}
    clearHref="/products"
    {...args}
  />
);

const meta = { title: 'Commerce/ActiveFilters', component: ActiveFilters, render } satisfies Meta<typeof ActiveFilters>;
export default meta;

export const Default = playground(ActiveFilters, render);
