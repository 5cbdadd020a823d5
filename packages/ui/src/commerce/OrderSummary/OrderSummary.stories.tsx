import type { Meta } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { FreeDeliveryProgress } from '../FreeDeliveryProgress/index.js';
import { PromoBox } from '../PromoBox/index.js';
import { OrderSummary, type OrderSummaryProps } from './OrderSummary.js';

const texts = {
  en: {
    title: 'Order summary',
    rows: ['Items', 'Discount', 'Subtotal', 'Promo discount', 'Shipping'],
    total: 'Total',
    tax: 'VAT included: AED 4.69',
    order: 'Go to checkout',
    go: 'Continue shopping',
  },
  ar: {
    title: 'ملخص الطلب',
    rows: ['المنتجات', 'الخصم', 'المجموع الفرعي', 'خصم الرمز', 'التوصيل'],
    total: 'الإجمالي',
    tax: 'يشمل 4.69 د.إ ضريبة القيمة المضافة',
    order: 'إتمام الشراء',
    go: 'متابعة التسوق',
  },
};
const amounts = [9800, 1960, 7840, 0, 2000];

function render(args: Partial<OrderSummaryProps>, context: StoryContext) {
  const t = texts[languageOf(context)];
  return (
    <OrderSummary
      title={t.title}
      rows={t.rows.map((label, index) => ({ label, amount: amounts[index]!, saving: index === 1 }))}
      total={{ label: t.total, amount: 9840 }}
      taxNote={t.tax}
      actions={
        <>
          <Button size="large">{t.order}</Button>
          <Button variant="ghost">{t.go}</Button>
        </>
      }
      {...args}
    >
      <FreeDeliveryProgress value={7840} threshold={9900} />
      <PromoBox onApply={() => {}} onRemove={() => {}} />
    </OrderSummary>
  );
}

const meta = { title: 'Commerce/OrderSummary', component: OrderSummary, render } satisfies Meta<typeof OrderSummary>;
export default meta;

export const Default = playground(OrderSummary, render);
