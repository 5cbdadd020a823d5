import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../../layout/Cluster/index.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Tag, type TagProps } from './Tag.js';

const texts = {
  en: {
    bpa: 'BPA free',
    topic: 'Breastfeeding',
    filter: 'Up to AED 50',
    states: ['New', 'In stock', 'Few left', 'Recalled'],
  },
  ar: {
    bpa: 'خالٍ من BPA',
    topic: 'الرضاعة الطبيعية',
    filter: 'حتى 50 د.إ',
    states: ['جديد', 'متوفر', 'كمية قليلة', 'مسحوب'],
  },
};

const meta = { title: 'Text/Tag', component: Tag } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof Tag>;

export const Default = playground(Tag, (args: Partial<TagProps>, context: StoryContext) => (
  <Tag label={texts[languageOf(context)].bpa} icon={<Icon name="check" />} {...args} />
));

export const Kinds: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return (
      <Cluster gap={8}>
        <Tag label={t.topic} href="/topics/breastfeeding" />
        <Tag label={t.filter} onRemove={() => undefined} />
        <Tag label={t.filter} removeHref="?" tone="accent" />
      </Cluster>
    );
  },
};

export const Tones: Story = {
  render: (_args, context) => (
    <Cluster gap={8}>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone, at) => (
        <Tag key={tone} tone={tone} size="small" label={texts[languageOf(context)].states[at] ?? ''} />
      ))}
    </Cluster>
  ),
};
