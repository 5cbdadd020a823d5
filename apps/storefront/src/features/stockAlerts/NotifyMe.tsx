import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { productAtom, toProductPage } from '@mahd/data/catalog';
import { Button } from '@mahd/ui/Button';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { useLanguage, useTranslate } from '../../app/AppContext.js';

const NotifyDialog = lazyWithRetry(() => import('./NotifyDialog.js'));

/** Requests a mail when the sold-out product in the URL is in stock again. */
export default function NotifyMe() {
  const t = useTranslate();
  const language = useLanguage();
  const { product: idOrRoute = '' } = useParams();
  const [search] = useSearchParams();
  const { data: product } = useAtomValue(productAtom(idOrRoute));
  const [open, setOpen] = useState(false);
  if (!product) return null;
  const { fullName, productCode, price } = toProductPage(product, search.get('variant'), language);
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
