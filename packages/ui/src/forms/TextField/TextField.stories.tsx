import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { TextField } from './TextField.js';

const texts = {
  en: {
    first: 'First name',
    email: 'Email',
    emailHint: 'We send the order confirmation there.',
    address: 'Address',
    addressHint: 'Street, building, apartment',
    error: 'Please enter a valid email',
    makani: 'Makani number',
    locked: 'Country',
    uae: 'United Arab Emirates',
  },
  ar: {
    first: 'الاسم الأول',
    email: 'البريد الإلكتروني',
    emailHint: 'نرسل تأكيد الطلب إلى هذا العنوان.',
    address: 'العنوان',
    addressHint: 'الشارع والمبنى والشقة',
    error: 'يُرجى إدخال بريد إلكتروني صحيح',
    makani: 'رقم مكاني',
    locked: 'البلد',
    uae: 'الإمارات العربية المتحدة',
  },
};

const meta = { title: 'Forms/TextField', component: TextField, args: { label: '' } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args, context) => <TextField {...args} label={texts[languageOf(context)].first} autoComplete="given-name" />,
};

/** With a hint, filled, invalid, optional, disabled. */
export const States: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return (
      <Stack gap={24}>
        <TextField label={t.address} hint={t.addressHint} />
        <TextField
          label={t.email}
          type="email"
          hint={t.emailHint}
          defaultValue="sara@example.com"
          autoComplete="email"
        />
        <TextField label={t.email} type="email" defaultValue="sara@example" error={t.error} />
        <TextField label={t.makani} optional inputMode="numeric" dir="ltr" />
        <TextField label={t.locked} value={t.uae} disabled />
      </Stack>
    );
  },
};
