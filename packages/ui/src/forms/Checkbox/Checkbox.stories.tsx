import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Checkbox, type CheckboxProps } from './Checkbox.js';

const texts = {
  en: {
    terms: 'I accept the terms of use',
    errorMessage: 'Please accept the terms of use.',
    news: 'Send me offers and advice by email',
    newsText: 'About twice a month. You can stop at any time.',
  },
  ar: {
    terms: 'أوافق على شروط الاستخدام',
    errorMessage: 'يُرجى الموافقة على شروط الاستخدام.',
    news: 'إرسال العروض والنصائح إلى بريدي الإلكتروني',
    newsText: 'مرتين في الشهر تقريبًا، ويمكن إيقافها في أي وقت.',
  },
};

const meta = { title: 'Forms/Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Default = playground(Checkbox, (args: Partial<CheckboxProps>, context) => (
  <Checkbox label={texts[languageOf(context)].news} description={texts[languageOf(context)].newsText} {...args} />
));

export const States: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return (
      <Stack gap={8}>
        <Checkbox label={t.news} description={t.newsText} defaultChecked />
        <Checkbox label={t.terms} errorMessage={t.errorMessage} />
        <Checkbox label={t.terms} disabled />
      </Stack>
    );
  },
};
