import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { TextField } from './TextField.js';

const texts = {
  en: {
    first: 'First name',
    email: 'Email',
    emailDescription: 'We send the order confirmation there.',
    address: 'Address',
    addressDescription: 'Street, building, apartment',
    errorMessage: 'Please enter a valid email.',
    makani: 'Makani number',
    locked: 'Country',
    uae: 'United Arab Emirates',
  },
  ar: {
    first: 'الاسم الأول',
    email: 'البريد الإلكتروني',
    emailDescription: 'نرسل تأكيد الطلب إلى هذا العنوان.',
    address: 'العنوان',
    addressDescription: 'الشارع والمبنى والشقة',
    errorMessage: 'يُرجى إدخال بريد إلكتروني صحيح.',
    makani: 'رقم مكاني',
    locked: 'البلد',
    uae: 'الإمارات العربية المتحدة',
  },
};

const meta = { title: 'Forms/TextField', component: TextField, args: { label: '' } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = playground(TextField, (args, context) => (
  <TextField label={texts[languageOf(context)].first} autoComplete="given-name" {...args} />
));

/** With a description, filled, invalid, optional, read-only, disabled. */
export const States: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return (
      <Stack gap={24}>
        <TextField label={t.address} description={t.addressDescription} />
        <TextField
          label={t.email}
          type="email"
          description={t.emailDescription}
          defaultValue="sara@example.com"
          autoComplete="email"
        />
        <TextField label={t.email} type="email" defaultValue="sara@example" errorMessage={t.errorMessage} />
        <TextField label={t.makani} optional inputMode="numeric" dir="ltr" />
        <TextField label={t.locked} value={t.uae} readOnly />
        <TextField label={t.locked} value={t.uae} disabled />
      </Stack>
    );
  },
};

/** The focus ring is not in the color of the error. */
export const InvalidAndFocused: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return <TextField label={t.email} type="email" defaultValue="sara@example" errorMessage={t.errorMessage} />;
  },
  play: ({ canvasElement }) => {
    canvasElement.querySelector('input')?.focus();
  },
};

/** A prefix and a suffix are read as descriptions of the field. */
export const Affixes: Story = {
  render: (_args, context) => {
    const arabic = languageOf(context) === 'ar';
    return (
      <Stack gap={24}>
        <TextField
          label={arabic ? 'قيمة بطاقة الهدية' : 'Value of the gift card'}
          inputMode="numeric"
          prefix={arabic ? 'د.إ' : 'AED'}
        />
        <TextField label={arabic ? 'وزن الطفل' : 'Weight of the baby'} type="number" suffix={arabic ? 'كغ' : 'kg'} />
      </Stack>
    );
  },
};
