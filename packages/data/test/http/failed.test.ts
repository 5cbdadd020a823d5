import { afterEach, expect, it, vi } from 'vitest';
import { resetPasswordAtom, unsubscribeAtom, verifyEmailAtom } from '../../src/account/index.js';
import { addToCartAtom, quoteCartAtom, quoteStateAtom } from '../../src/cart/index.js';
import { openOrderSuccessAtom, orderSuccessAtom, rememberOrderSuccessAtom } from '../../src/checkout/index.js';
import { sendContactAtom } from '../../src/content/index.js';
import { refusedFields } from '../../src/http/failed.js';
import { HttpError, type HttpClient } from '../../src/http/index.js';
import { cancelLinkedOrderAtom, openOrderLinkAtom, trackOrderAtom } from '../../src/orders/index.js';
import { sendReviewAtom } from '../../src/reviews/index.js';
import { confirmStockAlertAtom, requestStockAlertAtom } from '../../src/stockAlerts/index.js';
import { createShopStore } from '../../src/store/index.js';
import { A } from '../cart/openCart.js';
import { cartProduct } from '../cart/shopServer.js';

const fault = new TypeError('a fault of the code');
const faulty = () => Promise.reject(fault);
const http: HttpClient = { get: faulty, post: faulty, send: faulty };
const general = { kind: 'failed', messageKey: 'errors.general', retryAfter: undefined };

afterEach(() => vi.unstubAllGlobals());

it('is the outcome of faults too, which are reported', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { store } = createShopStore({ http });
  expect(await store.set(trackOrderAtom, { orderNumber: 'M1', contact: 'a@b.ae' })).toEqual(general);
  expect(await store.set(openOrderLinkAtom, 'TOKEN')).toEqual(general);
  expect(await store.set(cancelLinkedOrderAtom, 'TOKEN')).toEqual(general);
  expect(await store.set(requestStockAlertAtom, 'MH-1', 'en', 'a@b.ae')).toEqual(general);
  expect(await store.set(confirmStockAlertAtom, 'TOKEN')).toEqual(general);
  expect(await store.set(unsubscribeAtom, 'TOKEN')).toEqual(general);
  expect(await store.set(verifyEmailAtom, 'TOKEN')).toEqual(general);
  expect(await store.set(resetPasswordAtom, 'TOKEN', 'long enough')).toEqual(general);
  expect(
    await store.set(sendReviewAtom, { product: 'MH-1', rating: 5, comment: 'Good', language: 'en' }),
  ).toMatchObject({ kind: 'failed', messageKey: 'reviews.failed' });
  const values = { firstName: 'Sara', lastName: 'Ali', email: 'a@b.ae', mobile: '501234567', message: 'Hello' };
  expect(await store.set(sendContactAtom, values, 'en')).toMatchObject({
    kind: 'failed',
    messageKey: 'contact.failed',
  });
  expect(reported).toHaveBeenCalledTimes(10);
  expect(reported).toHaveBeenCalledWith(fault);

  vi.stubGlobal('navigator', { onLine: false });
  expect(await store.set(unsubscribeAtom, 'TOKEN')).toEqual({ ...general, messageKey: 'errors.offline' });
});

it('gives the cart and the order-success page a message after a fault', async () => {
  const { store } = createShopStore({ http });
  store.set(addToCartAtom, { product: cartProduct('A', A), quantity: 1 });
  await store.set(quoteCartAtom);
  expect(store.get(quoteStateAtom)).toEqual({ status: 'failed', messageKey: 'errors.general' });
  store.set(rememberOrderSuccessAtom, { token: 'TOKEN', total: null });
  await store.set(openOrderSuccessAtom);
  expect(store.get(orderSuccessAtom)).toMatchObject({ status: 'failed', messageKey: 'errors.general' });
});

it.each([400, 422])('names the refused fields of status %i by the last part of their path', (status) => {
  const body = {
    errors: [{ field: 'address/area', message: 'KEY' }, { field: 'email' }, { message: 'no field' }, null, 'odd'],
  };
  expect(refusedFields(new HttpError('status', '', { status, body }))).toEqual([
    { name: 'area', message: 'KEY' },
    { name: 'email', message: '' },
  ]);
});

it.each([
  [409, { errors: [{ field: 'email', message: '' }] }],
  [422, { errors: 'odd' }],
  [422, null],
  [422, undefined],
])('finds no refused field in status %i with %j', (status, body) => {
  expect(refusedFields(new HttpError('status', '', { status, body }))).toEqual([]);
});
