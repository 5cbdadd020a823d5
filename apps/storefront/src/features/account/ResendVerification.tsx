import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { resendVerificationAtom } from '@mahd/data/account';
import { localizedPath } from '@mahd/rules/locale';
import { Button } from '@mahd/ui/Button';
import { Spinner } from '@mahd/ui/Spinner';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { problemText } from '../../shell/problemText.js';
import { Result } from './ResendVerification.styles.js';

/** Resends the verification mail to the logged-in user and shows the result. */
export function ResendVerification() {
  const t = useTranslate();
  const language = useLanguage();
  const { origin } = useApp().state.settings;
  const resend = useSetAtom(resendVerificationAtom);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState('');
  const send = async () => {
    setBusy(true);
    const outcome = await resend({ redirectUrl: origin + localizedPath(language, '/register/success') });
    setBusy(false);
    setResult(outcome.kind === 'verified' ? t('verify.alreadyVerified') : problemText(t, outcome));
  };
  return (
    <>
      <Button variant="outline" size="small" aria-disabled={busy || undefined} onClick={() => !busy && void send()}>
        {busy && <Spinner />}
        {t('verify.resend')}
      </Button>
      <Result role="status">{result}</Result>
    </>
  );
}
