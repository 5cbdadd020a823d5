import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ShareBar, type ShareBarProps } from './ShareBar.js';

const texts = {
  en: {
    label: 'Share this article',
    title: 'Finding a position that does not hurt',
    whatsapp: 'WhatsApp',
    facebook: 'Facebook',
  },
  ar: { label: 'مشاركة المقال', title: 'وضعية رضاعة لا تؤلم', whatsapp: 'واتساب', facebook: 'فيسبوك' },
};

const render = (args: Partial<ShareBarProps>, context: StoryContext) => {
  const { label, title, ...names } = texts[languageOf(context)];
  return (
    <ShareBar
      label={label}
      title={title}
      address="https://mahd.test/blog/latch"
      services={[
        { id: 'whatsapp', label: names.whatsapp },
        { id: 'facebook', label: names.facebook },
      ]}
      {...args}
    />
  );
};

const meta = { title: 'Content/ShareBar', component: ShareBar, render } satisfies Meta<typeof ShareBar>;
export default meta;

export const Default = playground(ShareBar, render);

export const ExampleSmall: StoryObj<typeof meta> = { args: { size: 'small' } as ShareBarProps };
