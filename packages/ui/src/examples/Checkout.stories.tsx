import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/Button/index.js';
import { CartLine } from '../commerce/CartLine/index.js';
import { OrderSummary } from '../commerce/OrderSummary/index.js';
import { PromoBox } from '../commerce/PromoBox/index.js';
import { sampleProducts } from '../commerce/samples.js';
import { AreaSelect } from '../forms/AreaSelect/index.js';
import { Checkbox } from '../forms/Checkbox/index.js';
import { PhoneField } from '../forms/PhoneField/index.js';
import { RadioGroup } from '../forms/RadioGroup/index.js';
import { Select } from '../forms/Select/index.js';
import { TextField } from '../forms/TextField/index.js';
import { Icon } from '../foundation/icons/Icon.js';
import { Container } from '../layout/Container/index.js';
import { Grid } from '../layout/Grid/index.js';
import { Stack } from '../layout/Stack/index.js';
import { Stepper } from '../navigation/Stepper/index.js';
import { languageOf, type StoryContext } from '../testing/story/languageOf.js';
import { Heading } from '../text/Heading/index.js';

const texts = {
  en: {
    process: 'Checkout',
    steps: ['Address', 'Payment', 'Confirmation'],
    title: 'Where should we deliver?',
    name: 'Full name',
    phone: 'Mobile number',
    phoneHelp: '9 digits after +971, for example 50 123 4567',
    emirate: 'Emirate',
    emirates: ['Abu Dhabi', 'Dubai', 'Sharjah'],
    area: 'Area',
    chooseArea: 'Select an area',
    areas: ['Al Barsha', 'Deira', 'Jumeirah'],
    other: 'Other',
    otherArea: 'Name of the area',
    address: 'Street, building and apartment',
    payment: 'Payment method',
    card: 'Card',
    cardHelp: 'Paid on a secure page',
    cash: 'Cash on delivery',
    cashHelp: 'Paid to the courier',
    gift: 'This is a gift',
    summary: 'Order summary',
    rows: ['Items', 'Shipping'],
    total: 'Total',
    tax: 'VAT included',
    order: 'Place order',
  },
  ar: {
    process: 'إتمام الشراء',
    steps: ['العنوان', 'الدفع', 'التأكيد'],
    title: 'إلى أين نوصل الطلب؟',
    name: 'الاسم الكامل',
    phone: 'رقم الهاتف المتحرك',
    phoneHelp: '9 أرقام بعد 971+، مثل 4567 123 50',
    emirate: 'الإمارة',
    emirates: ['أبوظبي', 'دبي', 'الشارقة'],
    area: 'المنطقة',
    chooseArea: 'اختيار المنطقة',
    areas: ['البرشاء', 'ديرة', 'جميرا'],
    other: 'أخرى',
    otherArea: 'اسم المنطقة',
    address: 'الشارع والمبنى والشقة',
    payment: 'طريقة الدفع',
    card: 'بطاقة',
    cardHelp: 'الدفع في صفحة آمنة',
    cash: 'الدفع عند الاستلام',
    cashHelp: 'الدفع لمندوب التوصيل',
    gift: 'هذا الطلب هدية',
    summary: 'ملخص الطلب',
    rows: ['المنتجات', 'التوصيل'],
    total: 'الإجمالي',
    tax: 'شامل ضريبة القيمة المضافة',
    order: 'تأكيد الطلب',
  },
};

const meta = { title: 'Examples/Checkout' } satisfies Meta;
export default meta;

const options = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

/** Address and payment beside the order, in one form. */
export const Default: StoryObj = {
  render: (args: { className?: string }, context: StoryContext) => {
    const language = languageOf(context);
    const t = texts[language];
    const [items = '', shipping = ''] = t.rows;
    const product = sampleProducts(language)[3]!;
    return (
      <Container {...args} as="main">
        <Stack gap={24}>
          <Stepper label={t.process} value="0" steps={t.steps.map((label, at) => ({ value: String(at), label }))} />
          <Grid columns={2}>
            <Stack gap={24} as="section" aria-label={t.title}>
              <Heading headingLevel={1} size="large">
                {t.title}
              </Heading>
              <TextField label={t.name} name="name" autoComplete="name" required />
              <PhoneField label={t.phone} description={t.phoneHelp} name="phone" required />
              <Select label={t.emirate} name="emirate" options={options(t.emirates)} defaultValue={t.emirates[1]!} />
              <AreaSelect
                label={t.area}
                placeholder={t.chooseArea}
                areas={options(t.areas)}
                otherLabel={t.other}
                otherFieldLabel={t.otherArea}
              />
              <TextField label={t.address} name="address" autoComplete="street-address" required />
              <RadioGroup
                label={t.payment}
                name="payment"
                options={[
                  { value: 'card', label: t.card, description: t.cardHelp, icon: <Icon name="card" /> },
                  { value: 'cash', label: t.cash, description: t.cashHelp, icon: <Icon name="truck" /> },
                ]}
                defaultValue="card"
              />
              <Checkbox label={t.gift} name="gift" />
            </Stack>
            <Stack gap={16}>
              <CartLine
                href={product.href}
                name={product.name}
                picture={product.picture}
                price={{ amount: 3920 }}
                lineTotal={7840}
                quantity={<bdi dir="ltr">× 2</bdi>}
              />
              <OrderSummary
                title={t.summary}
                rows={[
                  { label: items, amount: 7840 },
                  { label: shipping, amount: 2000 },
                ]}
                total={{ label: t.total, amount: 9840 }}
                taxNote={t.tax}
                actions={<Button size="large">{t.order}</Button>}
              >
                <PromoBox onApply={() => undefined} onRemove={() => undefined} />
              </OrderSummary>
            </Stack>
          </Grid>
        </Stack>
      </Container>
    );
  },
};

export const Dark: StoryObj = { ...Default, globals: { scheme: 'dark' } };
