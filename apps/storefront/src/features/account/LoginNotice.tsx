import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginInvokerAtom, noteSessionEndAtom, signedOutReasonAtom, userStateAtom } from '@mahd/data/account';
import { Notice, type NoticeProps } from '@mahd/ui/Notice';
import { useTranslate } from '../../app/AppContext.js';

/** Explains why login is required. Render it only once the client state is ready. */
export function LoginNotice() {
  const t = useTranslate();
  const location = useLocation();
  const reason = useAtomValue(signedOutReasonAtom);
  const target = useAtomValue(loginInvokerAtom) ?? '';
  // Shown once: repeated later, it would look like a new error.
  const [isEndKnown] = useState(useAtomValue(userStateAtom).isEndKnown);
  const noteSessionEnd = useSetAtom(noteSessionEndAtom);
  useEffect(() => {
    if (reason === 'sessionEnded') noteSessionEnd();
  }, [reason, noteSessionEnd]);
  const guarded = (location.state as { guarded?: boolean } | null)?.guarded === true;
  if (reason === 'sessionEnded' && !isEndKnown) return <News tone="warning">{t('login.sessionEnded')}</News>;
  if (reason === 'deleted' && guarded) return <News tone="success">{t('profile.deleted')}</News>;
  if (/^\/\w+\/checkout/.test(target)) return <Notice>{t('login.fromCheckout')}</Notice>;
  if (/^\/\w+\/order/.test(target)) return <Notice>{t('orders.loginFirst')}</Notice>;
  return null;
}

/** Takes the focus that the page before it had. */
function News({ tone, children }: Pick<NoticeProps, 'tone' | 'children'>) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);
  return (
    <Notice ref={notice} tabIndex={-1} tone={tone} live>
      {children}
    </Notice>
  );
}
