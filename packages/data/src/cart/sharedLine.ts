import { MAX_QUANTITY } from '@mahd/rules/shop';
import type { CartLine } from './cartState.js';

/** A product and its quantity in a shared cart. */
export type SharedLine = Pick<CartLine, 'productCode' | 'quantity'>;

/** The other fields of a line of which only code and quantity are known. */
export const EMPTY_LINE: Omit<CartLine, 'productCode' | 'quantity'> = {
  route: '',
  name: '',
  size: '',
  color: '',
  arabic: { name: '', size: '', color: '' },
  picture: null,
  price: null,
  discounted_price: 0,
  discount: 0,
  maxQuantity: MAX_QUANTITY,
  regulatedFeeding: false,
};
