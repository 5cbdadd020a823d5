import type { Meta } from '@storybook/react-vite';
import { formatDate } from '@mahd/rules/locale';
import { Button } from '../../actions/Button/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { OrderTable, type OrderTableProps } from './OrderTable.js';

const texts = {
  en: {
    caption: 'My orders',
    card: 'Card',
    cod: 'Cash on delivery',
    placed: 'Order placed',
    delivered: 'Delivered',
    cancelled: 'Canceled',
    details: 'Order details',
    again: 'Buy again',
  },
  ar: {
    caption: 'طلباتي',
    card: 'بطاقة',
    cod: 'الدفع عند الاستلام',
    placed: 'تم تقديم الطلب',
    delivered: 'تم التسليم',
    cancelled: 'أُلغي',
    details: 'تفاصيل الطلب',
    again: 'الشراء مجددًا',
  },
};

function render(args: Partial<OrderTableProps>, context: StoryContext) {
  const language = languageOf(context);
  const t = texts[language];
  const actions = (
    <>
      <Button size="small" variant="outline">
        {t.details}
      </Button>
      <Button size="small" variant="ghost">
        {t.again}
      </Button>
    </>
  );
  return (
    <OrderTable
      caption={t.caption}
      orders={[
        {
          number: 'MH-2611-000042',
          date: formatDate(Date.UTC(2026, 10, 20), language),
          payment: t.card,
          status: { label: t.placed, tone: 'info' },
          total: 11840,
          actions,
        },
        {
          number: 'MH-2610-000017',
          date: formatDate(Date.UTC(2026, 9, 3), language),
          payment: t.cod,
          status: { label: t.delivered, tone: 'success' },
          total: 6900,
          actions,
        },
        {
          number: 'MH-2609-000003',
          date: formatDate(Date.UTC(2026, 8, 14), language),
          payment: t.card,
          status: { label: t.cancelled, tone: 'danger' },
          total: 14900,
          actions,
        },
      ]}
      {...args}
    />
  );
}

const meta = {
  title: 'Commerce/OrderTable',
  component: OrderTable,
  render,
} satisfies Meta<typeof OrderTable>;
export default meta;

export const Default = playground(OrderTable, render);
