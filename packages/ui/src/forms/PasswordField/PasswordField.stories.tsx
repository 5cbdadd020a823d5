import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { PasswordField, type PasswordFieldProps } from './PasswordField.js';

const texts = {
  en: {
    label: 'Password',
    description: 'At least 6 characters',
    errorMessage: 'Password must be at least 6 characters.',
  },
  ar: { label: 'كلمة المرور', description: '6 أحرف على الأقل', errorMessage: 'يجب ألا تقل كلمة المرور عن 6 أحرف.' },
};

const meta = { title: 'Forms/PasswordField', component: PasswordField } satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof PasswordField>;

export const Default = playground(PasswordField, (args: Partial<PasswordFieldProps>, context) => (
  <PasswordField
    label={texts[languageOf(context)].label}
    description={texts[languageOf(context)].description}
    autoComplete="new-password"
    {...args}
  />
));

export const States: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return (
      <Stack gap={24}>
        <PasswordField label={t.label} description={t.description} autoComplete="new-password" />
        <PasswordField label={t.label} defaultValue="four" errorMessage={t.errorMessage} autoComplete="new-password" />
      </Stack>
    );
  },
};
