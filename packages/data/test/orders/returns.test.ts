import type { OrderReturns } from '@mahd/contract';
import { describe, expect, it } from 'vitest';
import { requestReturnAtom, returnPicturesAtom } from '../../src/orders/index.js';
import { createShopStore } from '../../src/store/index.js';
import { fakeServer, type Answer } from '../fakeServer.js';

const answer: OrderReturns = {
  order_number: 'MH-1',
  until: '2026-12-08T19:59:59.999Z',
  can_return: true,
  delivery_fee: 0,
  lines: [],
  returns: [],
};
const access = { orderNumber: 'MH-1', link: null };
const wanted = {
  access,
  key: '7b3f5f4e-6f0f-4a39-9a54-0b6d7ad61e0c',
  request: { lines: [{ position: 0, quantity: 1, reason: 'faulty' as const, opened: true }], note: '' },
  pictures: [new Blob(['x'])],
};
const withAnswer = (reply: Answer) => {
  const { http, calls } = fakeServer(() => reply);
  return { ...createShopStore({ http }), calls };
};

describe('requesting a return', () => {
  it('sends a form with the key', async () => {
    const { store, calls } = withAnswer({ body: answer });
    expect(await store.set(requestReturnAtom, wanted)).toEqual({ kind: 'requested', messageKey: 'returns.requested' });
    expect(calls[0]).toMatchObject({ method: 'POST', url: '/api/auth/orders/MH-1/returns' });
    expect(calls[0]?.headers).toMatchObject({ 'idempotency-key': wanted.key });
    expect(calls[0]?.headers['content-type']).toBeUndefined();
  });

  it('sends the token of a guest’s link', async () => {
    const { store, calls } = withAnswer({ body: answer });
    await store.set(requestReturnAtom, { ...wanted, access: { orderNumber: 'MH-1', link: 'token' } });
    expect(calls[0]).toMatchObject({ url: '/api/orders/link/MH-1/returns', headers: { 'order-link': 'token' } });
  });

  it.each([
    ['return_too_late', 'returns.errors.tooLate'],
    ['picture_heic', 'returns.errors.pictureHeic'],
    ['constructor', 'errors.general'],
  ])('answers %s with %s', async (code, messageKey) => {
    const { store } = withAnswer({ status: 422, body: { code } });
    expect(await store.set(requestReturnAtom, wanted)).toMatchObject({ kind: 'failed', messageKey });
  });
});

describe('the pictures of a return', () => {
  const of = { access, returnNumber: 'MH-1-RT1' };

  it('are data URLs', async () => {
    const pictures = ['data:image/webp;base64,AA=='];
    const { store, calls } = withAnswer({ body: { pictures } });
    expect(await store.set(returnPicturesAtom, of)).toEqual({ kind: 'ready', pictures });
    expect(calls[0]?.url).toBe('/api/auth/orders/MH-1/returns/MH-1-RT1/pictures');
  });

  it('are nothing else', async () => {
    const { store } = withAnswer({ body: { pictures: ['data:image/svg+xml;base64,AA=='] } });
    expect(await store.set(returnPicturesAtom, of)).toMatchObject({ kind: 'failed' });
  });
});
