import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Switch, type SwitchProps } from './Switch.js';

const texts = {
  en: {
    offers: 'Offers by WhatsApp',
    offersText: 'About twice a month. You can stop at any time.',
    orders: 'Order updates',
    sound: 'Sounds',
    failed: 'This could not be saved. Please try again.',
  },
  ar: {
    offers: 'العروض عبر واتساب',
    offersText: 'مرتين في الشهر تقريبًا، ويمكن إيقافها في أي وقت.',
    orders: 'تحديثات الطلبات',
    sound: 'الأصوات',
    failed: 'تعذّر الحفظ. يُرجى إعادة المحاولة.',
  },
};

const meta = { title: 'Forms/Switch', component: Switch } satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof Switch>;

export const Default = playground(Switch, (args: Partial<SwitchProps>, context: StoryContext) => {
  const t = texts[languageOf(context)];
  return <Switch label={t.offers} description={t.offersText} defaultChecked {...args} />;
});

export const States: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return (
      <Stack gap={8}>
        <Switch label={t.orders} />
        <Switch label={t.offers} errorMessage={t.failed} />
        <Switch label={t.sound} disabled />
        <Switch label={t.sound} disabled defaultChecked />
      </Stack>
    );
  },
};
