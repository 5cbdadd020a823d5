import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { Button } from '../../actions/Button/index.js';
import { IconButton } from '../../actions/IconButton/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ProductCard } from '../ProductCard/index.js';
import { longName, sampleProducts } from '../samples.js';
import { ProductGrid, type ProductGridProps } from './ProductGrid.js';

const texts = {
  en: {
    add: 'Add to cart',
    choose: 'Choose size',
    heart: 'Add to the wishlist',
    sizes: 'S · M · L',
    count: '8 items',
  },
  ar: {
    add: 'إضافة إلى السلة',
    choose: 'اختيار المقاس',
    heart: 'إضافة إلى قائمة الأمنيات',
    sizes: 'S · M · L',
    count: '8 منتجات',
  },
};

function render(args: ProductGridProps, context: StoryContext) {
  const language = languageOf(context);
  const t = texts[language];
  return (
    <ProductGrid announcement={t.count} {...args}>
      {sampleProducts(language).map((product, index) => (
        <ProductCard
          key={product.href}
          {...product}
          name={index === 1 ? longName[language] : product.name}
          headingLevel={2}
          wishlist={<IconButton icon="heart" label={t.heart} filled={index === 3} variant="solid" />}
          action={
            <Button size="small" block disabled={product.outOfStock} variant={product.price.from ? 'outline' : 'solid'}>
              {product.price.from ? t.choose : t.add}
            </Button>
          }
        />
      ))}
    </ProductGrid>
  );
}

/** A grid of the first products alone. */
const renderFew =
  (count: number) =>
  (args: ProductGridProps, context: StoryContext): ReactElement => (
    <ProductGrid {...args}>
      {sampleProducts(languageOf(context))
        .slice(0, count)
        .map((product) => (
          <ProductCard
            key={product.href}
            {...product}
            headingLevel={2}
            detail={texts[languageOf(context)].sizes}
            wishlist={<IconButton icon="heart" label={texts[languageOf(context)].heart} variant="solid" />}
          />
        ))}
    </ProductGrid>
  );

const meta = { title: 'Commerce/ProductGrid', component: ProductGrid, render } satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = playground(ProductGrid, render);
export const ExampleBesideFilters: Story = { args: { columns: 3 } };
export const ExampleTwoProducts: Story = { render: renderFew(2) };
export const ExampleOneProduct: Story = { render: renderFew(1) };
export const Pending: Story = { args: { pending: true, placeholders: 8 } };
