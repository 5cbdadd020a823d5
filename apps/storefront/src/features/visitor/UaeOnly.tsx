import { Suspense, type ReactNode } from 'react';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { useCartBadge } from '../../shell/cartBadge.js';

// Few visitors ever see it.
const OrdersInUae = lazyWithRetry(() => import('./OrdersInUae.js'));

/** A page for those who can order here. Visitors from Saudi Arabia are told so, and shown the way to the products. */
export function UaeOnly({ children }: { children: ReactNode }) {
  if (useCartBadge() !== null) return children;
  return (
    <Suspense>
      <OrdersInUae />
    </Suspense>
  );
}
