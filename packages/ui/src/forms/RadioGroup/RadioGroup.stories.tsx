import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../foundation/icons/Icon.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.js';

const texts = {
  en: {
    type: 'Address type',
    home: 'Home',
    office: 'Office',
    payment: 'Payment method',
    errorMessage: 'Please choose a payment method',
    card: 'Card',
    cardText: 'Paid on a secure page',
    cash: 'Cash on delivery',
    cashText: 'Paid to the courier',
  },
  ar: {
    type: 'نوع العنوان',
    home: 'منزل',
    office: 'مكتب',
    payment: 'طريقة الدفع',
    errorMessage: 'يُرجى اختيار طريقة الدفع',
    card: 'بطاقة',
    cardText: 'الدفع في صفحة آمنة',
    cash: 'الدفع عند الاستلام',
    cashText: 'الدفع لمندوب التوصيل',
  },
};

const meta = { title: 'Forms/RadioGroup', component: RadioGroup } satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof RadioGroup>;

export const Default = playground(RadioGroup, (args: Partial<RadioGroupProps>, context) => {
  const t = texts[languageOf(context)];
  return (
    <RadioGroup
      label={t.type}
      options={[
        { value: 'home', label: t.home },
        { value: 'office', label: t.office },
      ]}
      defaultValue="home"
      {...args}
    />
  );
});

function payment({ errorMessage }: RadioGroupProps, context: StoryContext) {
  const t = texts[languageOf(context)];
  return (
    <RadioGroup
      variant="outline"
      label={t.payment}
      errorMessage={errorMessage && t.errorMessage}
      defaultValue={errorMessage ? undefined : 'card'}
      options={[
        { value: 'card', label: t.card, description: t.cardText, icon: <Icon name="card" /> },
        { value: 'cod', label: t.cash, description: t.cashText, icon: <Icon name="truck" /> },
      ]}
    />
  );
}

export const Cards: Story = { render: payment };
export const Invalid: Story = { args: { errorMessage: true }, render: payment };
