import type { CartProduct } from '@mahd/data/cart';

/** A product as cards and product pages add it to the cart. */
export const cartProduct: CartProduct = {
  productCode: 'MH-1',
  route: 'oil',
  name: 'Oil',
  size: '',
  color: '',
  arabic: { name: 'زيت', size: '', color: '' },
  picture: null,
  price: 3900,
  discounted_price: 0,
  discount: 0,
  maxQuantity: 9,
  regulatedFeeding: false,
};
