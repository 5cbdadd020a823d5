import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loginInvokerAtom, signedOutReasonAtom } from '@mahd/data/account';
import { Notice } from '@mahd/ui/Notice';
import { useTranslate } from '../../app/AppContext.js';

/** Explains why login is required. Render it only once the client state is ready. */
export function LoginNotice() {
  const t = useTranslate();
  const location = useLocation();
  const reason = useAtomValue(signedOutReasonAtom);
  const target = useAtomValue(loginInvokerAtom) ?? '';
  const guarded = (location.state as { guarded?: boolean } | null)?.guarded === true;
  if (reason === 'sessionEnded') return <SessionEnded />;
  if (reason === 'deleted' && guarded) return <Notice tone="success">{t('profile.deleted')}</Notice>;
  if (/^\/\w+\/checkout/.test(target)) return <Notice>{t('login.fromCheckout')}</Notice>;
  if (/^\/\w+\/order/.test(target)) return <Notice>{t('orders.loginFirst')}</Notice>;
  return null;
}

/** Takes the focus that the page before it had. */
function SessionEnded() {
  const t = useTranslate();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);
  return (
    <Notice ref={notice} tabIndex={-1} tone="warning" live>
      {t('login.sessionEnded')}
    </Notice>
  );
}
