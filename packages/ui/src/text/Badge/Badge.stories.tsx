import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../../layout/Cluster/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Badge } from './Badge.js';

const texts = {
  en: ['From birth', 'Limited time', 'In stock', 'Only 2 left', 'Out of stock', 'New'],
  ar: ['من الولادة', 'لفترة محدودة', 'متوفر', 'بقيت قطعتان', 'غير متوفر حاليًا', 'جديد'],
};
const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

const meta = { title: 'Text/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = playground(Badge, (args, context) => (
  <Badge {...args}>{args.children ?? texts[languageOf(context)][0]}</Badge>
));

export const Tones: Story = {
  render: (_args, context) => (
    <Cluster gap={8}>
      <Badge variant="outline">{languageOf(context) === 'ar' ? 'خالٍ من مادة BPA' : 'BPA free'}</Badge>
      {tones.map((tone, at) => (
        <Badge key={tone} tone={tone}>
          {texts[languageOf(context)][at]}
        </Badge>
      ))}
    </Cluster>
  ),
};
