import { expect, test } from 'vitest';
import { isPersonalAddress } from '../../src/app/document/personalAddress.js';

test.each([
  '/en/tracking?order=MH-1',
  '/ar/order-tracking?lang=x&order=MH-1',
  '/en/order?order=MH-1#items',
  '/en/products?q=colic',
  '/ar/products/feeding?sort=new&q=%D9%85',
  '/en/register/success?token=TOKEN',
  '/api/navbar_search?query=colic',
  '/api/auth/product_list/all/all/all/true?page=2&q=colic',
  'https://shop.test/en/products?%71=colic',
])('%s is personal', (address) => {
  expect(isPersonalAddress(address)).toBe(true);
});

test.each([
  '/en',
  '/en/products?page=2&sort=new',
  '/en/product/oil?variant=2',
  '/en/order/success',
  '/en/checkout/success#order_number=MH-1&tran_ref=TST1',
  '/en/login#reset=TOKEN',
  '/en/blog/reset#?token=1',
  '/en/cart?add=MH-1&quantity=2',
])('%s is not personal', (address) => {
  expect(isPersonalAddress(address)).toBe(false);
});
