import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import {
  cartChangesAtom,
  cartNoticeAtom,
  dismissChangesAtom,
  quoteCartAtom,
  quoteStateAtom,
  toLineChanges,
} from '@mahd/data/cart';
import { storageNoticeAtom } from '@mahd/data/store';
import { Button } from '@mahd/ui/Button';
import { ChangeList } from '@mahd/ui/ChangeList';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../app/AppContext.js';

// Asks the server first, so it has time: cart and form are there without it.
const UnseenEnd = lazyWithRetry(async () => ({ default: (await import('./UnseenEnd.js')).UnseenEnd }), { quiet: true });

/** What the shopper has to know about the cart before going on. */
export function CartNotices() {
  const t = useTranslate();
  const language = useLanguage();
  const changes = toLineChanges(useAtomValue(cartChangesAtom), language);
  const dismissChanges = useSetAtom(dismissChangesAtom);
  const storage = useAtomValue(storageNoticeAtom);
  const setStorage = useSetAtom(storageNoticeAtom);
  const damaged = useAtomValue(cartNoticeAtom);
  const { messageKey } = useAtomValue(quoteStateAtom);
  const quote = useSetAtom(quoteCartAtom);
  const notice = storage ?? damaged;
  const offline = messageKey === 'errors.offline';
  return (
    <>
      <Suspense>
        <UnseenEnd />
      </Suspense>
      {changes.length > 0 && (
        <Notice tone="warning" live title={t('cart.changedTitle')} onDismiss={dismissChanges}>
          <ChangeList changes={changes} />
        </Notice>
      )}
      {messageKey && (
        <Notice tone="warning" live>
          <Stack gap={8} align="start">
            <p>{t(offline ? 'cart.offline' : 'cart.checkFailed')}</p>
            {!offline && (
              <Button variant="outline" size="small" onClick={() => void quote()}>
                {t('cartCommon.tryAgain')}
              </Button>
            )}
          </Stack>
        </Notice>
      )}
      {notice && (
        <Notice tone="warning" live {...(storage ? { onDismiss: () => setStorage(undefined) } : {})}>
          {t(notice)}
        </Notice>
      )}
    </>
  );
}
