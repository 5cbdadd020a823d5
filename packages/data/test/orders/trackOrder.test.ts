import type { TrackAnswer } from '@mahd/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelLinkedOrderAtom, openOrderLinkAtom, trackOrderAtom } from '../../src/orders/index.js';
import { createShopStore } from '../../src/store/index.js';
import { fakeServer, type Answer } from '../fakeServer.js';

const answer: TrackAnswer = {
  order_number: 'M1',
  status: 'ORDERCONFIRMED',
  placed_at: '2026-11-20T10:00:00Z',
  changed_at: '2026-11-20T11:00:00Z',
  steps: [
    { step: 'confirmed', state: 'current', at: '2026-11-20T11:00:00Z' },
    { step: 'processing', state: 'upcoming', at: null },
    { step: 'dispatched', state: 'upcoming', at: null },
    { step: 'delivered', state: 'upcoming', at: null },
  ],
  lines: [],
  promo_discount: 5,
  shipping_charges: 20,
  final_total: 149.5,
  payment_method: 'card',
  delivery: { from: '2026-11-24', to: '2026-11-25', emirate: 'Dubai' },
  courier: { name: 'Aramex', tracking_number: '47', url: null },
  refunds: [
    {
      reference: 'M1-R1',
      amount: 10,
      method: 'card',
      state: 'sent',
      requested_at: '2026-11-20T11:00:00Z',
      done_at: null,
    },
  ],
  can_cancel: false,
  has_invoice: true,
  can_return: true,
  token: 'signed',
};
const order = {
  orderNumber: 'M1',
  status: 'ORDERCONFIRMED',
  placedAt: answer.placed_at,
  changedAt: answer.changed_at,
  steps: answer.steps,
  lines: [],
  promoDiscount: 500,
  shippingCharges: 2_000,
  finalTotal: 14_950,
  paymentMethod: 'card',
  delivery: answer.delivery,
  courier: answer.courier,
  refunds: [{ ...answer.refunds[0], amount: 1_000 }],
  canCancel: false,
  hasInvoice: true,
  canReturn: true,
  token: 'signed',
};
const track = async (reply: Answer) => {
  const { http, calls } = fakeServer(() => reply);
  return {
    outcome: await createShopStore({ http }).store.set(trackOrderAtom, { orderNumber: ' M1 ', contact: ' a@b.ae' }),
    body: calls[0]?.body,
  };
};

describe('tracking an order', () => {
  it('returns its status', async () => {
    const { outcome, body } = await track({ body: answer });
    expect(body).toEqual({ order_number: 'M1', contact: 'a@b.ae' });
    expect(outcome).toEqual({ kind: 'found', order });
  });

  it('reports an unknown order and a failed request', async () => {
    expect((await track({ status: 404 })).outcome).toEqual({ kind: 'notFound', messageKey: 'tracking.notFound' });
    expect((await track({ status: 429, headers: { 'retry-after': '9' } })).outcome).toEqual({
      kind: 'failed',
      messageKey: 'errors.tooMany',
      retryAfter: 9,
    });
    expect((await track({ status: 500 })).outcome).toMatchObject({ kind: 'failed', messageKey: 'errors.server' });
  });

  it('returns a result for any response', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.jsonValue(),
          fc
            .dictionary(fc.constantFrom('status', 'steps', 'placed_at'), fc.jsonValue())
            .map((odd) => ({ ...answer, ...odd })),
        ),
        async (body) => {
          expect(['found', 'failed']).toContain((await track({ body })).outcome.kind);
        },
      ),
    );
  });
});

describe('the link of a mail', () => {
  const use = (reply: Answer) => {
    const { http, calls } = fakeServer(() => reply);
    const { store } = createShopStore({ http });
    return { store, calls };
  };

  it('opens and cancels its order', async () => {
    const { store, calls } = use({ body: answer });
    expect(await store.set(openOrderLinkAtom, 'TOKEN')).toEqual({ kind: 'found', order });
    expect(await store.set(cancelLinkedOrderAtom, 'TOKEN')).toEqual({
      kind: 'cancelled',
      messageKey: 'orders.cancelled',
      order,
    });
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'TOKEN' }, { token: 'TOKEN' }]);
  });

  it('reports altered and expired links, and orders that cannot be cancelled', async () => {
    const opened = (status: number) => use({ status }).store.set(openOrderLinkAtom, 'TOKEN');
    expect(await opened(404)).toEqual({ kind: 'invalid', messageKey: 'tracking.linkInvalid' });
    expect(await opened(410)).toEqual({ kind: 'expired', messageKey: 'tracking.linkExpired' });
    expect(await opened(500)).toMatchObject({ kind: 'failed', messageKey: 'errors.server' });
    expect(await use({ status: 409 }).store.set(cancelLinkedOrderAtom, 'TOKEN')).toEqual({
      kind: 'tooLate',
      messageKey: 'orders.cancelFailed',
    });
    expect(await use({ status: 500 }).store.set(cancelLinkedOrderAtom, 'TOKEN')).toMatchObject({ kind: 'failed' });
  });
});
