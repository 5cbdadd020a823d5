import { cloneElement, useState, type ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Button } from '../../actions/Button/index.js';
import { ConsentBanner, type ConsentAnswer, type ConsentBannerProps } from './ConsentBanner.js';

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

/** A button that shows the banner again after an answer. */
function WithButton({ label, children }: { label: string; children: ReactElement<ConsentBannerProps> }) {
  const [answer, setAnswer] = useState<ConsentAnswer | null>(children.props.chosen ?? null);
  const [open, setOpen] = useState(true);
  const onChoose = (chosen: ConsentAnswer) => {
    setAnswer(chosen);
    setOpen(false);
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && cloneElement(children, { chosen: answer, onChoose })}
    </>
  );
}

function render(args: Partial<ConsentBannerProps>, context: StoryContext) {
  const { title, text, policy, accept, reject, again } = texts[languageOf(context)];
  return (
    <WithButton key={args.chosen} label={again}>
      <ConsentBanner title={title} accept={accept} reject={reject} onChoose={() => undefined} {...args}>
        {args.children ?? (
          <>
            {text} <a href="#policy">{policy}</a>
          </>
        )}
      </ConsentBanner>
    </WithButton>
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
export const Default = playground(ConsentBanner, render);

/** Reopened from the footer: shows the current choice and takes the focus. */
export const Reopened: Story = {
  render: (_args: ConsentBannerProps, context: StoryContext) => render({ chosen: 'rejected' }, context),
};
