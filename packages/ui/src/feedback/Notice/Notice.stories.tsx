import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Notice, type NoticeProps } from './Notice.js';

const texts = {
  en: {
    info: 'Breast milk is the best food for your baby. Talk to your doctor or midwife before using a bottle.',
    infoTitle: 'Important notice',
    success: 'Promo code applied',
    warning: 'The price of Glass bottle 240 ml changed from AED\u00a065.00 to AED\u00a069.00.',
    danger: 'The payment was declined. Your cart is kept, and nothing was charged.',
  },
  ar: {
    info: 'حليب الأم أفضل غذاء لطفلكِ. تحدّثي إلى طبيبكِ أو قابلتكِ قبل استعمال الرضّاعة.',
    infoTitle: 'تنبيه مهم',
    success: 'طُبّق رمز الخصم',
    warning: 'تغيّر سعر رضّاعة زجاجية 240 مل من 65.00\u00a0د.إ إلى 69.00\u00a0د.إ.',
    danger: 'رُفضت عملية الدفع. سلتكِ محفوظة ولم يُخصم أي مبلغ.',
  },
};

const meta = { title: 'Feedback/Notice', component: Notice } satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = playground(Notice, (args, context) => (
  <Notice {...args}>{args.children ?? texts[languageOf(context)].info}</Notice>
));

function tones(_args: NoticeProps, context: StoryContext) {
  const t = texts[languageOf(context)];
  return (
    <Stack>
      <Notice title={t.infoTitle}>{t.info}</Notice>
      <Notice tone="success">{t.success}</Notice>
      <Notice tone="warning" onDismiss={() => undefined}>
        {t.warning}
      </Notice>
      <Notice tone="danger">{t.danger}</Notice>
    </Stack>
  );
}

export const Tones: Story = { render: tones };
