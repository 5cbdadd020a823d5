import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ProductCard } from '../ProductCard/index.js';
import { sampleProducts } from '../samples.js';
import { ProductStrip, type ProductStripProps } from './ProductStrip.js';

const texts = {
  en: { title: 'Recommended for you', more: 'View all' },
  ar: { title: 'نوصي به لكِ', more: 'عرض الكل' },
};

function render(args: Partial<ProductStripProps>, context: StoryContext) {
  const language = languageOf(context);
  const t = texts[language];
  return (
    <ProductStrip title={t.title} more={{ label: t.more, href: '/products' }} {...args}>
      {sampleProducts(language).map((product) => (
        <ProductCard key={product.href} {...product} />
      ))}
    </ProductStrip>
  );
}

const meta = {
  title: 'Commerce/ProductStrip',
  component: ProductStrip,
  render,
} satisfies Meta<typeof ProductStrip>;
export default meta;
type Story = StoryObj<typeof ProductStrip>;

export const Default = playground(ProductStrip, render);
export const Loading: Story = { args: { loading: true } };
