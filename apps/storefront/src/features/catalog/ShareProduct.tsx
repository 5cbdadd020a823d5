import { Suspense, useState } from 'react';
import type { ProductPageView } from '@mahd/data/catalog';
import { IconButton } from '@mahd/ui/IconButton';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { useProductPage } from './useProductPage.js';

const ShareDialog = lazyWithRetry(() => import('./ShareDialog.js'));

/** Shares the selected variant of the product in the URL: with the native share sheet, otherwise with a dialog. */
export default function ShareProduct() {
  const product = useProductPage();
  return product && <ShareButton product={product} />;
}

function ShareButton({ product }: { product: ProductPageView }) {
  const t = useTranslate();
  const language = useLanguage();
  const { origin } = useApp().state.settings;
  const [open, setOpen] = useState(false);
  const hasVariants = product.variants.length > 1;
  const title = hasVariants ? `${product.name} – ${product.size}` : product.name;
  const query = hasVariants ? `?variant=${encodeURIComponent(product.productCode)}` : '';
  const url = `${origin}/${language}${product.href}${query}`;

  const share = async () => {
    if (typeof navigator.share !== 'function') return setOpen(true);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // An AbortError means the shopper closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen(true);
    }
  };

  return (
    <>
      <IconButton icon="share" variant="solid" label={t('product.share')} onClick={() => void share()} />
      {open && (
        <Suspense>
          <ShareDialog title={title} url={url} picture={product.gallery[0] ?? null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
