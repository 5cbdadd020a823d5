import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { swalMsgAtom } from '@mahd/data/cart';
import { Icon, link, SvgIcon } from '@mahd/ui/icons';
import { isPlainClick } from '@mahd/ui/isPlainClick';
import { useTranslate } from '../../app/AppContext.js';

/** A link to a question, which is copied when it is pressed. Where that is not allowed it is followed, and is in the address bar. */
export function QuestionLink({ id, question }: { id: string; question: string }) {
  const t = useTranslate();
  const announce = useSetAtom(swalMsgAtom);
  const [copied, setCopied] = useState(false);
  return (
    <a
      href={`#${id}`}
      aria-label={copied ? t('faq.copied') : t('faq.link', { question })}
      title={t(copied ? 'faq.copied' : 'faq.copy')}
      onClick={(event) => {
        // Only pages that came encrypted have a clipboard.
        const clipboard = navigator.clipboard as Clipboard | undefined;
        if (!clipboard || !isPlainClick(event)) return;
        event.preventDefault();
        void clipboard.writeText(event.currentTarget.href).then(
          () => {
            setCopied(true);
            announce('toast.linkCopied', { quiet: true });
          },
          () => location.assign(`#${id}`),
        );
      }}
    >
      {copied ? <Icon name="check" /> : <SvgIcon shape={link} />}
    </a>
  );
}
