import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { Button } from '../../actions/Button/index.js';
import { ConsentBanner, type ConsentAnswer, type ConsentBannerProps } from './ConsentBanner.js';

const texts = {
  en: {
    title: 'Your privacy',
    text: 'With your consent we count which pages are read, so that we can improve them. Nothing is counted before you choose.',
    policy: 'Privacy policy',
    accept: 'Accept',
    reject: 'Reject',
    again: 'Cookie settings',
  },
  ar: {
    title: 'خصوصيتكِ',
    text: 'بموافقتكِ نحصي الصفحات التي تُقرأ لنحسّنها. ولا نحصي شيئًا قبل أن تختاري.',
    policy: 'سياسة الخصوصية',
    accept: 'قبول',
    reject: 'رفض',
    again: 'إعدادات ملفات الارتباط',
  },
} satisfies Record<Language, unknown>;

function Example({ language, chosen: before = null }: { language: Language; chosen?: ConsentAnswer | null }) {
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
        >
          {text} <a href="#policy">{policy}</a>
        </ConsentBanner>
      )}
    </>
  );
}

const meta = {
  title: 'Overlays/ConsentBanner',
  component: ConsentBanner,
  args: { title: '', children: '', accept: '', reject: '', onChoose: () => undefined },
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first visit: two equal buttons, and the page stays usable. */
export const Default: Story = { render: (_args: ConsentBannerProps, context: StoryContext) => <Example language={languageOf(context)} /> };

/** Opened again from the footer: it says what holds and takes the focus. */
export const Reopened: Story = { render: (_args: ConsentBannerProps, context: StoryContext) => <Example language={languageOf(context)} chosen="rejected" /> };
