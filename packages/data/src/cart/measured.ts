import type { MeasuredItem } from '../visitor/measure.js';
import type { CartLine } from './cartState.js';

/** Turns a cart line into an analytics item. */
export const measuredLine = ({
  productCode,
  name,
  size,
  color,
  price,
  discounted_price: discounted,
  quantity,
}: CartLine): MeasuredItem => ({
  id: productCode,
  name,
  variant: [size, color].filter(Boolean).join(', '),
  price: price !== null && discounted > 0 ? discounted : price,
  quantity,
});
