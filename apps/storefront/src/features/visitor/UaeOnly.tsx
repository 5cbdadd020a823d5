import { Suspense, type ReactNode } from 'react';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { useCartBadge } from '../../shell/useCartBadge.js';

// Few visitors see it.
const UaeOnlyNotice = lazyWithRetry(() => import('./UaeOnlyNotice.js'));

/** A page that sells. Visitors from Saudi Arabia see a notice with a link to the products. */
export function UaeOnly({ children }: { children: ReactNode }) {
  if (useCartBadge() !== null) return children;
  return (
    <Suspense>
      <UaeOnlyNotice />
    </Suspense>
  );
}
