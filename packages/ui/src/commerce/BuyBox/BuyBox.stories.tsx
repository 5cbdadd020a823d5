import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.js';
import { IconButton } from '../../actions/IconButton/index.js';
import { QuantityStepper } from '../../forms/QuantityStepper/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { longName, sampleVariants } from '../samples.js';
import { VariantPicker } from '../VariantPicker/index.js';
import { BuyBox, type BuyBoxProps } from './BuyBox.js';

const texts = {
  en: {
    name: 'Baby Head and Body Wash 200 ml',
    summary: 'A mild wash for hair and skin, without perfume. For the daily bath from birth.',
    code: 'Product code: MH-SK-0001',
    tax: '*All prices include VAT',
    tags: ['From birth', 'No perfume', 'Dermatologically tested'],
    add: 'Add to cart',
    buy: 'Buy now',
    heart: 'Add to the wishlist',
    share: 'Share this product',
    delivery: 'Order within 2 h 10 min for delivery tomorrow in Dubai.',
    free: 'Free delivery from AED 99. Return unused goods within 15 days.',
  },
  ar: {
    name: 'غسول الرأس والجسم للأطفال 200 مل',
    summary: 'غسول لطيف للشعر والبشرة بلا عطر. للاستحمام اليومي منذ الولادة.',
    code: 'رمز المنتج: MH-SK-0001',
    tax: '*جميع الأسعار شاملة ضريبة القيمة المضافة',
    tags: ['منذ الولادة', 'بلا عطر', 'مختبر جلديًا'],
    add: 'إضافة إلى السلة',
    buy: 'الشراء الآن',
    heart: 'إضافة إلى قائمة الأمنيات',
    share: 'مشاركة المنتج',
    delivery: 'اطلبي خلال ساعتين و10 دقائق ليصلكِ غدًا في دبي.',
    free: 'توصيل مجاني للطلبات من 99 درهمًا فأكثر. الإرجاع خلال 15 يومًا لما لم يُستعمل.',
  },
};

function render(args: Partial<BuyBoxProps>, context: StoryContext) {
  const language = languageOf(context);
  const t = texts[language];
  return (
    <BuyBox
      name={t.name}
      summary={t.summary}
      code={t.code}
      rating={{ value: 4.6, count: 128, href: '#reviews' }}
      price={{ amount: 3920, was: 4900, percent: 20 }}
      taxNote={t.tax}
      stock={{ state: 'in' }}
      tags={t.tags}
      variants={<VariantPicker groups={sampleVariants(language)} />}
      quantity={<QuantityStepper label={t.name} />}
      actions={
        <>
          <Button size="large">{t.add}</Button>
          <Button size="large" variant="outline">
            {t.buy}
          </Button>
        </>
      }
      aside={
        <>
          <IconButton icon="heart" label={t.heart} />
          <IconButton icon="share" label={t.share} />
        </>
      }
      notes={
        <>
          <p>{t.delivery}</p>
          <p>{t.free}</p>
        </>
      }
      {...args}
    />
  );
}

const meta = {
  title: 'Commerce/BuyBox',
  component: BuyBox,
  render,
} satisfies Meta<typeof BuyBox>;
export default meta;
type Story = StoryObj<typeof BuyBox>;

export const Default = playground(BuyBox, render);
export const LowStock: Story = {
  render: (_, context) =>
    render({ stock: { state: 'low', remaining: 3 }, price: { amount: 14900 }, variants: null }, context),
};
export const OutOfStock: Story = {
  render: (_, context) =>
    render(
      {
        stock: { state: 'out' },
        quantity: null,
        actions: (
          <Button size="large" disabled>
            {texts[languageOf(context)].add}
          </Button>
        ),
      },
      context,
    ),
};
export const StressLongTextNoPrice: Story = {
  render: (_, context) =>
    render(
      { name: longName[languageOf(context)], price: { amount: null }, stock: { state: 'unknown' }, rating: null },
      context,
    ),
};
