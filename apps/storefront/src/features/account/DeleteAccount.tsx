import { Suspense, useState } from 'react';
import { Button } from '@mahd/ui/Button';
import { Dialog } from '@mahd/ui/Dialog';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Skeleton } from '@mahd/ui/Skeleton';
import { useTranslate } from '../../app/AppContext.js';
import { DangerPanel } from './Profile.styles.js';

const DeleteForm = lazyWithRetry(async () => ({ default: (await import('./DeleteForm.js')).DeleteForm }));

/** Deletes the account after confirmation with the password. */
export function DeleteAccount() {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <DangerPanel aria-labelledby="delete">
      <Heading headingLevel={2} size="small" id="delete">
        {t('profile.deleteTitle')}
      </Heading>
      <p>{t('profile.deleteText')}</p>
      <Button variant="ghost" tone="danger" size="small" onClick={() => setOpen(true)}>
        <Icon name="trash" />
        {t('profile.deleteAccount')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('profile.deleteQuestion')} size="small">
        <Suspense fallback={<Skeleton lines={4} />}>
          <DeleteForm onCancel={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </DangerPanel>
  );
}
