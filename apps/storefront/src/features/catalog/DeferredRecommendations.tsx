import { Suspense } from 'react';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { useTranslate } from '../../app/AppContext.js';

const RecommendedProducts = lazyWithRetry(
  async () => ({ default: (await import('./RecommendedProducts.js')).RecommendedProducts }),
  { quiet: true },
);

/** Recommended products below a page that has nothing else to show. Their code loads when they are rendered. */
export function DeferredRecommendations() {
  const t = useTranslate();
  return (
    <Suspense>
      <RecommendedProducts title={t('cartCommon.recommended')} />
    </Suspense>
  );
}
