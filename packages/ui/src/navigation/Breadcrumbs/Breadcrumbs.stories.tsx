import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './Breadcrumbs.js';

const trails: Record<Language, Breadcrumb[]> = {
  en: [
    { label: 'Home', href: '/' },
    { label: 'Products', href: '/products' },
    { label: 'Bottle Feeding', href: '/products/bottlefeeding' },
    { label: 'Glass bottles', href: '/products/bottlefeeding/glass' },
    { label: 'Wide-neck glass nursing bottle 240 ml', href: '/product/wide-neck-glass-nursing-bottle-240-ml' },
  ],
  ar: [
    { label: 'الرئيسية', href: '/' },
    { label: 'المنتجات', href: '/products' },
    { label: 'الرضاعة بالزجاجة', href: '/products/bottlefeeding' },
    { label: 'زجاجات من الزجاج', href: '/products/bottlefeeding/glass' },
    { label: 'زجاجة إرضاع زجاجية بعنق واسع 240 مل', href: '/product/wide-neck-glass-nursing-bottle-240-ml' },
  ],
};

const meta = { title: 'Navigation/Breadcrumbs', component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof Breadcrumbs>;

/** On phones the link to the page above. */
export const Default = playground(Breadcrumbs, (args: Partial<BreadcrumbsProps>, context) => (
  <Breadcrumbs items={trails[languageOf(context)]} {...args} />
));

const longest = { en: 'Set of two wide-neck nipples ', ar: 'مجموعة حلمات بعنق واسع ' };

export const StressLongText: Story = {
  render: (_args, context) => {
    const language = languageOf(context);
    return (
      <Breadcrumbs
        items={[...trails[language].slice(0, 2), { label: longest[language].repeat(8), href: '/product/long' }]}
      />
    );
  },
};
