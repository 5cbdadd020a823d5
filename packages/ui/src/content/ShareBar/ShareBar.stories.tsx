import type { Meta, StoryObj } from '@storybook/react-vite';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { ShareBar } from './ShareBar.js';

const texts = {
  en: { label: 'Share this article', title: 'Finding a position that does not hurt', whatsapp: 'WhatsApp', facebook: 'Facebook' },
  ar: { label: 'مشاركة المقال', title: 'وضعية رضاعة لا تؤلم', whatsapp: 'واتساب', facebook: 'فيسبوك' },
};

const render = (_: unknown, context: StoryContext) => {
  const { label, title, ...names } = texts[languageOf(context)];
  return <ShareBar label={label} title={title} address="https://mahd.test/blog/latch" services={[{ id: 'whatsapp', label: names.whatsapp }, { id: 'facebook', label: names.facebook }]} />;
};

const meta = { title: 'Content/ShareBar', component: ShareBar, args: { label: '', address: '', title: '', services: [] }, render } satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(render) };
