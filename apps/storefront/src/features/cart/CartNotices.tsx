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
import { Spinner } from '@mahd/ui/Spinner';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';

// Asks the server first, so it has time: cart and form are there without it.
const PendingPayment = lazyWithRetry(
  async () => ({ default: (await import('../checkout/PendingPayment.js')).PendingPayment }),
  { quiet: true },
);

/** The account of who is logged in, while the server cannot be asked about it. */
export interface UnreachedAccount {
  readonly text: string;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** What the shopper has to know about the cart, and about her account, before going on. */
export function CartNotices({ account }: { account?: UnreachedAccount | undefined }) {
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
        <PendingPayment />
      </Suspense>
      {changes.length > 0 && (
        <Notice tone="warning" live title={t('cart.changedTitle')} onDismiss={dismissChanges}>
          <ChangeList changes={changes} />
        </Notice>
      )}
      {(messageKey !== undefined || account) && (
        <Notice tone="warning" live>
          <Stack gap={8} align="start">
            <p>{account?.text ?? t(offline ? 'cart.offline' : 'cart.checkFailed')}</p>
            {(account || !offline) && (
              <Button
                variant="outline"
                size="small"
                aria-disabled={account?.retrying || undefined}
                onClick={() => {
                  void quote();
                  account?.retry();
                }}
              >
                {account?.retrying && <Spinner />}
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
