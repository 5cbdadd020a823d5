import { Suspense, useState } from 'react';
import { Button } from '@mahd/ui/Button';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { useTranslate } from '../../app/AppContext.js';
import { useProductPage } from '../catalog/useProductPage.js';

const NotifyDialog = lazyWithRetry(() => import('./NotifyDialog.js'));

/** Requests a mail when the sold-out product in the URL is in stock again. */
export default function NotifyMe() {
  const t = useTranslate();
  const product = useProductPage();
  const [open, setOpen] = useState(false);
  if (!product) return null;
  const { fullName, productCode, price } = product;
  return (
    <>
      <Button size="large" block onClick={() => setOpen(true)}>
        {t('buy.notifyMe')}
      </Button>
      {open && (
        <Suspense>
          <NotifyDialog
            name={fullName}
            productCode={productCode}
            comingSoon={price.amount === null}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
