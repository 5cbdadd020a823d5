import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.js';
import { IconButton } from '../../actions/IconButton/index.js';
import { Grid } from '../../layout/Grid/index.js';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { longName, sampleProducts } from '../samples.js';
import { ProductCard, type ProductCardProps } from './ProductCard.js';

const texts = {
  en: { add: 'Add to Cart', choose: 'Choose size', heart: 'Add to the wishlist' },
  ar: { add: 'إضافة إلى السلة', choose: 'اختيار المقاس', heart: 'إضافة إلى قائمة الأمنيات' },
};

function card(index: number) {
  return (args: Partial<ProductCardProps>, context: StoryContext) => {
    const language = languageOf(context);
    const product = sampleProducts(language)[index]!;
    return (
      <Grid columns={4}>
        <ProductCard
          {...product}
          {...args}
          headingLevel={2}
          wishlist={<IconButton icon="heart" label={texts[language].heart} />}
          action={
            <Button size="small" block disabled={product.outOfStock}>
              {product.price.from ? texts[language].choose : texts[language].add}
            </Button>
          }
        />
      </Grid>
    );
  };
}

const meta = { title: 'Commerce/ProductCard', component: ProductCard, render: card(0), args: sampleProducts('en')[0]! } satisfies Meta<typeof ProductCard>;
export default meta;
// Each story takes its words from the toolbar's language, so the args only stand for the props.
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: (_, context) => card(0)({}, context) };
export const OutOfStock: Story = { render: (_, context) => card(5)({}, context) };
export const SizesDiffer: Story = { render: (_, context) => card(2)({}, context) };
export const LongTextNoPicture: Story = {
  render: (_, context) => card(0)({ name: longName[languageOf(context)], picture: null, price: { amount: 123456789, was: 987654321, percent: 87 } }, context),
};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages((_, context) => card(3)({}, context)) };
