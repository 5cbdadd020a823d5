import { Suspense, useState } from 'react';
import type { ProductPageView } from '@mahd/data/catalog';
import { IconButton } from '@mahd/ui/IconButton';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';

const ShareDialog = lazyWithRetry(() => import('./ShareDialog.js'));

/** Hands the product, in the size and pattern that is chosen, to somebody: with the device's own sheet, else with what the dialog offers. */
export function ShareProduct({ product }: { product: ProductPageView }) {
  const t = useTranslate();
  const language = useLanguage();
  const { origin } = useApp().state.settings;
  const [open, setOpen] = useState(false);
  const title = product.fullName;
  const choice = product.variants.length > 1 ? `?variant=${encodeURIComponent(product.productCode)}` : '';
  const address = `${origin}/${language}${product.href}${choice}`;

  const share = async () => {
    if (typeof navigator.share !== 'function') return setOpen(true);
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      // Closing the sheet is the shopper's choice; anything else leaves the other ways.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen(true);
    }
  };

  return (
    <>
      <IconButton icon="share" variant="surface" label={t('product.share')} onClick={() => void share()} />
      {open && (
        <Suspense>
          <ShareDialog
            title={title}
            address={address}
            picture={product.gallery[product.galleryStart] ?? null}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
