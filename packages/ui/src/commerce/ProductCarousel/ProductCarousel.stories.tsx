import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ProductCard } from '../ProductCard/index.js';
import { sampleProducts } from '../samples.js';
import { ProductCarousel, type ProductCarouselProps } from './ProductCarousel.js';

const texts = {
  en: { title: 'Recommended for you', more: 'View all' },
  ar: { title: 'نوصي به لكِ', more: 'عرض الكل' },
};

function render(args: Partial<ProductCarouselProps>, context: StoryContext) {
  const language = languageOf(context);
  const t = texts[language];
  return (
    <ProductCarousel title={t.title} more={{ label: t.more, href: '/products' }} {...args}>
      {sampleProducts(language).map((product) => (
        <ProductCard key={product.href} {...product} />
      ))}
    </ProductCarousel>
  );
}

const meta = {
  title: 'Commerce/ProductCarousel',
  component: ProductCarousel,
  render,
} satisfies Meta<typeof ProductCarousel>;
export default meta;
type Story = StoryObj<typeof ProductCarousel>;

export const Default = playground(ProductCarousel, render);
export const Pending: Story = { args: { pending: true } };
