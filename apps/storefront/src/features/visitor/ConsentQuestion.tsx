import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { chooseConsentAtom, consentAtom } from '@mahd/data/visitor';
import { ConsentBanner, type ConsentAnswer } from '@mahd/ui/ConsentBanner';
import { VisuallyHidden } from '@mahd/ui/VisuallyHidden';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { consentReopenedAtom } from './consentPanel.js';

/** Asks for consent to analytics until there is an answer, and again when the visitor reopens it. */
export default function ConsentQuestion() {
  const language = useLanguage();
  const t = useTranslate();
  const consent = useAtomValue(consentAtom);
  const choose = useSetAtom(chooseConsentAtom);
  const [reopened, setReopened] = useAtom(consentReopenedAtom);
  const [saved, setSaved] = useState(false);

  const chosen = reopened ? (consent?.choice ?? null) : null;

  const answer = (choice: ConsentAnswer) => {
    choose({ choice, language });
    setSaved(true);
    setReopened(false);
    // The pressed button was unmounted. A reopened banner returns the focus itself.
    if (chosen === null) document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      {(consent === null || reopened) && (
        <ConsentBanner
          title={t('consent.title')}
          accept={t('consent.accept')}
          reject={t('consent.reject')}
          chosen={chosen}
          onChoose={answer}
        >
          {t('consent.text')} <ShopLink href="/privacy-protection-policy">{t('footer.privacyPolicy')}</ShopLink>
        </ConsentBanner>
      )}
      <VisuallyHidden role="status">{saved && !reopened ? t('consent.saved') : ''}</VisuallyHidden>
    </>
  );
}
