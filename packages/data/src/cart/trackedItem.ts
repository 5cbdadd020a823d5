import { unitPrice } from '@mahd/rules/shop';
import type { TrackedItem } from '../visitor/track.js';
import type { CartLine } from './cartState.js';

/** Turns a cart line into an analytics item. */
export const trackedLine = ({
  productCode,
  name,
  size,
  color,
  price,
  discounted_price: discounted,
  quantity,
}: CartLine): TrackedItem => ({
  id: productCode,
  name,
  variant: [size, color].filter(Boolean).join(', '),
  price: price === null ? null : unitPrice(price, discounted),
  quantity,
});
