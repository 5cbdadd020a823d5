import type { Meta } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { Text } from '../../text/Text/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ProgressBar } from './ProgressBar.js';

const texts = {
  en: { label: 'Free delivery', toGo: 'AED 12.00 to go for free delivery', done: 'Your delivery is free' },
  ar: { label: 'التوصيل المجاني', toGo: 'بقي 12.00 د.إ للحصول على توصيل مجاني', done: 'التوصيل مجاني لطلبكِ' },
};

const meta = { title: 'Feedback/ProgressBar', component: ProgressBar } satisfies Meta<typeof ProgressBar>;
export default meta;

export const Default = playground(ProgressBar, (args, context) => {
  const t = texts[languageOf(context)];
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Text>{t.toGo}</Text>
        <ProgressBar label={t.label} value={87} max={99} {...args} />
      </Stack>
      <Stack gap={8}>
        <Text>{t.done}</Text>
        <ProgressBar label={t.label} value={99} max={99} tone="success" />
      </Stack>
    </Stack>
  );
});
