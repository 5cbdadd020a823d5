import type { OrderLine } from '@mahd/data/orders';

export const orderLine: OrderLine = {
  product_code: 'MH-1',
  route: 'oil',
  name: 'Oil',
  size: '',
  color: '',
  arabic: { name: 'زيت', size: '', color: '' },
  picture: null,
  quantity: 1,
  price: 6_100,
  discounted_price: 0,
  line_total: 6_100,
};
