import { Suspense, useState } from 'react';
import { Button } from '@mahd/ui/Button';
import { Dialog } from '@mahd/ui/Dialog';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Skeleton } from '@mahd/ui/Skeleton';
import { useTranslate } from '../../app/AppContext.js';
import { Matter } from './Account.styles.js';

const DeleteForm = lazyWithRetry(async () => ({ default: (await import('./DeleteForm.js')).DeleteForm }));

/** Deletes the account, after a question and the password. */
export function DeleteAccount() {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <Matter>
      <p>{t('profile.deleteText')}</p>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {t('profile.deleteAccount')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('profile.deleteQuestion')} size="small">
        <Suspense fallback={<Skeleton lines={4} />}>
          <DeleteForm onKeep={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </Matter>
  );
}
