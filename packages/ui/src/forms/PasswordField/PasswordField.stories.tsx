import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { PasswordField, type PasswordFieldProps } from './PasswordField.js';

const texts = {
  en: { label: 'Password', hint: 'At least 6 characters', error: 'Password must be at least 6 characters.' },
  ar: { label: 'كلمة المرور', hint: '6 أحرف على الأقل', error: 'يجب ألا تقل كلمة المرور عن 6 أحرف.' },
};

const meta = { title: 'Forms/PasswordField', component: PasswordField } satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof PasswordField>;

export const Default: Story = {
  render: (args: Partial<PasswordFieldProps>, context) => (
    <PasswordField
      label={texts[languageOf(context)].label}
      hint={texts[languageOf(context)].hint}
      autoComplete="new-password"
      {...args}
    />
  ),
};

export const States: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return (
      <Stack gap={24}>
        <PasswordField label={t.label} hint={t.hint} autoComplete="new-password" />
        <PasswordField label={t.label} defaultValue="four" error={t.error} autoComplete="new-password" />
      </Stack>
    );
  },
};
