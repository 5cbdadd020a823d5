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
    unit: 'AED\u00a022.50 per 100\u00a0ml',
    bottle: 'Wide-Neck Plastic Nursing Bottle',
    sizes: '160 ml · 240 ml · 330 ml',
    largest: '330 ml',
  },
  ar: {
    add: 'إضافة إلى السلة',
    choose: 'اختيار المقاس',
    heart: 'إضافة إلى قائمة الأمنيات',
    unit: '22.50\u00a0د.إ لكل 100\u00a0مل',
    bottle: 'رضّاعة بلاستيكية واسعة العنق',
    sizes: '160 مل · 240 مل · 330 مل',
    largest: '330 مل',
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
  render: (_, context) => {
    const { bottle, sizes } = texts[languageOf(context)];
    return card(2)({ name: bottle, detail: sizes, sizesCount: 3 }, context);
  },
};
/** Only the largest size is reduced. */
export const ReducedSize: Story = {
  render: (_, context) => {
    const { bottle, largest } = texts[languageOf(context)];
    const price = { amount: 4500, percent: 20, from: true, reducedSize: largest };
    return card(2)({ name: bottle, price }, context);
  },
};
export const StressLongTextNoPicture: Story = {
  render: (_, context) =>
    card(0)(
      { name: longName[languageOf(context)], picture: null, price: { amount: 123456789, was: 987654321, percent: 87 } },
      context,
    ),
};
