import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { PhoneField, type PhoneFieldProps } from './PhoneField.js';

const texts = {
  en: {
    label: 'Mobile number',
    description: '9 digits after +971, for example 50 123 4567',
    errorMessage: 'Please enter a correct phone number.',
  },
  ar: {
    label: 'رقم الهاتف المتحرك',
    description: '9 أرقام بعد 971+، مثل 4567 123 50',
    errorMessage: 'يُرجى إدخال رقم هاتف صحيح.',
  },
};

const meta = { title: 'Forms/PhoneField', component: PhoneField } satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof PhoneField>;

export const Default = playground(PhoneField, (args: Partial<PhoneFieldProps>, context) => (
  <PhoneField label={texts[languageOf(context)].label} description={texts[languageOf(context)].description} {...args} />
));

/** Left to right in both languages. */
export const States: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return (
      <Stack gap={24}>
        <PhoneField label={t.label} description={t.description} />
        <PhoneField label={t.label} defaultValue="0501234567" />
        <PhoneField label={t.label} defaultValue="5012" errorMessage={t.errorMessage} />
      </Stack>
    );
  },
};
