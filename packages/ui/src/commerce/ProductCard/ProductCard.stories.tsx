import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.js';
import { IconButton } from '../../actions/IconButton/index.js';
import { Grid } from '../../layout/Grid/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { longName, sampleProducts } from '../samples.js';
import { ProductCard, type ProductCardProps } from './ProductCard.js';

const texts = {
  en: {
    add: 'Add to cart',
    choose: 'Choose size',
    heart: 'Add to the wishlist',
    unit: 'AED 22.50 per 100 ml',
    sizes: '80 wipes · 6 × 80 wipes',
    pack: '6 × 80',
  },
  ar: {
    add: 'إضافة إلى السلة',
    choose: 'اختاري المقاس',
    heart: 'إضافة إلى قائمة الأمنيات',
    unit: '22.50 د.إ لكل 100 مل',
    sizes: '80 منديلًا · 6 × 80 منديلًا',
    pack: '6 × 80',
  },
};

function card(index: number) {
  return (args: Partial<ProductCardProps>, context: StoryContext) => {
    const language = languageOf(context);
    const product = sampleProducts(language)[index]!;
    return (
      <Grid columns={4}>
        <ProductCard
          {...product}
          headingLevel={2}
          wishlist={<IconButton icon="heart" label={texts[language].heart} variant="solid" />}
          action={
            <Button size="small" block disabled={product.outOfStock}>
              {product.price.from ? texts[language].choose : texts[language].add}
            </Button>
          }
          {...args}
        />
      </Grid>
    );
  };
}

const meta = { title: 'Commerce/ProductCard', component: ProductCard, render: card(0) } satisfies Meta<
  typeof ProductCard
>;
export default meta;
type Story = StoryObj<typeof ProductCard>;

export const Default = playground(ProductCard, card(3));
export const OutOfStock: Story = { render: (_, context) => card(5)({}, context) };
/** The price of a unit, to compare sizes. */
export const PricePerUnit: Story = {
  render: (_, context) => card(3)({ priceNote: texts[languageOf(context)].unit }, context),
};
/** A narrow card counts the sizes. */
export const SizesDiffer: Story = {
  render: (_, context) => card(2)({ detail: texts[languageOf(context)].sizes, sizesCount: 2 }, context),
};
/** Only the larger pack is reduced. */
export const ReducedSize: Story = {
  render: (_, context) => {
    const reducedSize = texts[languageOf(context)].pack;
    return card(2)({ price: { amount: 1500, percent: 20, from: true, reducedSize } }, context);
  },
};
export const StressLongTextNoPicture: Story = {
  render: (_, context) =>
    card(0)(
      { name: longName[languageOf(context)], picture: null, price: { amount: 123456789, was: 987654321, percent: 87 } },
      context,
    ),
};
