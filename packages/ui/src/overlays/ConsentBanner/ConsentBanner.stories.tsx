import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { Button } from '../../actions/Button/index.js';
import { ConsentBanner, type ConsentBannerProps } from './ConsentBanner.js';

const texts = {
  en: {
    title: 'Your privacy',
    text: 'With your consent, we use Google Analytics to count page views and improve our pages. Nothing is counted before you choose.',
    policy: 'Privacy policy',
    accept: 'Accept',
    reject: 'Reject',
    again: 'Cookie settings',
  },
  ar: {
    title: 'خصوصيتكِ',
    text: 'بموافقتكِ نستعمل خدمة Google Analytics لنعرف عدد زيارات الصفحات ونحسّنها. ولا نحصي شيئًا قبل أن تختاري.',
    policy: 'سياسة الخصوصية',
    accept: 'قبول',
    reject: 'رفض',
    again: 'إعدادات ملفات تعريف الارتباط',
  },
} satisfies Record<Language, unknown>;

function Example({ language, chosen: before = null, ...rest }: { language: Language } & Partial<ConsentBannerProps>) {
  const { title, text, policy, accept, reject, again } = texts[language];
  const [chosen, setChosen] = useState(before);
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {again}
      </Button>
      {open && (
        <ConsentBanner
          title={title}
          accept={accept}
          reject={reject}
          chosen={chosen}
          onChoose={(answer) => {
            setChosen(answer);
            setOpen(false);
          }}
          {...rest}
        >
          {rest.children ?? (
            <>
              {text} <a href="#policy">{policy}</a>
            </>
          )}
        </ConsentBanner>
      )}
    </>
  );
}

const meta = {
  title: 'Overlays/ConsentBanner',
  component: ConsentBanner,
  // Fixed to a corner of the viewport: on a docs page each story needs its own frame.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof ConsentBanner>;

/** First visit: two equal buttons, and the page stays usable. */
export const Default: Story = { render: (args, context) => <Example language={languageOf(context)} {...args} /> };

/** Reopened from the footer: shows the current choice and takes the focus. */
export const Reopened: Story = {
  render: (_args: ConsentBannerProps, context: StoryContext) => (
    <Example language={languageOf(context)} chosen="rejected" />
  ),
};
