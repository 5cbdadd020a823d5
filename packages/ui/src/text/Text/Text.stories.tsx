import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Text } from './Text.js';

const texts = {
  en: {
    body: 'A quiet, dim room helps. Appetite changes from day to day, so follow your baby rather than the clock.',
    note: 'Including VAT',
    sent: 'Your feedback was sent.',
    failed: 'The areas could not be loaded.',
  },
  ar: {
    body: 'تساعد غرفة هادئة خافتة الضوء. وتختلف الشهية من يوم إلى آخر، فاتبعي طفلكِ لا الساعة.',
    note: 'شامل ضريبة القيمة المضافة',
    sent: 'أُرسلت ملاحظاتكِ.',
    failed: 'تعذّر تحميل المناطق.',
  },
};

const meta = { title: 'Text/Text', component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = playground(Text, (args, context) => (
  <Text {...args}>{args.children ?? texts[languageOf(context)].body}</Text>
));

export const Sizes: Story = {
  render: (_args, context) => (
    <Stack>
      {(['large', 'medium', 'small'] as const).map((size) => (
        <Text key={size} size={size}>
          {texts[languageOf(context)].body}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return (
      <Stack gap={8}>
        <Text muted>{t.note}</Text>
        <Text tone="accent" weight="medium">
          {t.note}
        </Text>
        <Text tone="success">{t.sent}</Text>
        <Text tone="danger">{t.failed}</Text>
      </Stack>
    );
  },
};
