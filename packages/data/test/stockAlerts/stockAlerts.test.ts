import type { StockAlertConfirmed } from '@mahd/contract';
import { expect, it } from 'vitest';
import { endSessionAtom } from '../../src/account/index.js';
import {
  confirmedEmailAtom,
  confirmStockAlertAtom,
  requestStockAlertAtom,
  stopStockAlertsAtom,
} from '../../src/stockAlerts/index.js';
import { createShopStore } from '../../src/store/index.js';
import { fakeServer, type Answer } from '../fakeServer.js';

const confirmed: StockAlertConfirmed = {
  email: 'a@b.ae',
  token: 'proof',
  route: 'oil',
  product_code: 'MH-1',
  name: 'Oil',
  arabic: { name: 'زيت' },
  in_stock: false,
};

/** A shop whose server answers every request in turn. */
function shopWith(...answers: Answer[]) {
  const { http, calls } = fakeServer(() => answers.shift() ?? { status: 500 });
  return { ...createShopStore({ http }), calls };
}

it('asks with the typed address, and without one for a logged-in customer', async () => {
  const { store, calls } = shopWith({ body: { status: 'confirmation_sent' } }, { body: { status: 'waiting' } });
  expect(await store.set(requestStockAlertAtom, 'MH-1', 'ar', ' a@b.ae ')).toEqual({ kind: 'confirmationSent' });
  expect(await store.set(requestStockAlertAtom, 'MH-1', 'en')).toEqual({ kind: 'waiting' });
  expect(calls.map(({ body }) => body)).toEqual([
    { product_code: 'MH-1', language: 'ar', email: 'a@b.ae' },
    { product_code: 'MH-1', language: 'en' },
  ]);
});

it('proves on this device that an address was confirmed, and only for that address', async () => {
  const waiting = { body: { status: 'waiting' } };
  const { store, calls } = shopWith({ body: confirmed }, waiting, waiting);
  expect(await store.set(confirmStockAlertAtom, 'link')).toEqual({
    kind: 'done',
    value: { name: 'Oil', arabicName: 'زيت', href: '/product/oil?variant=MH-1', inStock: false },
  });
  expect(store.get(confirmedEmailAtom)).toBe('a@b.ae');
  await store.set(requestStockAlertAtom, 'MH-2', 'en', 'A@b.ae');
  await store.set(requestStockAlertAtom, 'MH-2', 'en', 'other@b.ae');
  expect(calls.slice(1).map(({ body }) => (body as { token?: string }).token)).toEqual(['proof', undefined]);
});

it('forgets the address with the visitor, and when mails are stopped', async () => {
  const { store } = shopWith({ body: confirmed }, { body: confirmed }, { body: { status: 'stopped' } });
  await store.set(confirmStockAlertAtom, 'link');
  store.set(endSessionAtom, 'loggedOut');
  expect(store.get(confirmedEmailAtom)).toBeNull();
  await store.set(confirmStockAlertAtom, 'link');
  expect(await store.set(stopStockAlertsAtom, 'link')).toEqual({ kind: 'done', value: undefined });
  expect(store.get(confirmedEmailAtom)).toBeNull();
});

it.each([
  [409, { kind: 'inStock' }],
  [422, { kind: 'invalid', messageKey: 'stockAlerts.emailInvalid' }],
  [429, { kind: 'failed', messageKey: 'stockAlerts.tooMany', retryAfter: undefined }],
  [503, { kind: 'failed', messageKey: 'errors.unavailable', retryAfter: undefined }],
])('explains a request refused with %i', async (status, outcome) => {
  expect(await shopWith({ status }).store.set(requestStockAlertAtom, 'MH-1', 'en', 'a@b.ae')).toEqual(outcome);
});

it.each([
  [404, 'stockAlerts.linkInvalid'],
  [410, 'stockAlerts.linkExpired'],
])('explains a link refused with %i', async (status, messageKey) => {
  const { store } = shopWith({ status }, { status });
  const outcome = { kind: 'invalid', messageKey };
  expect(await store.set(confirmStockAlertAtom, 'link')).toEqual(outcome);
  expect(await store.set(stopStockAlertsAtom, 'link')).toEqual(outcome);
});
