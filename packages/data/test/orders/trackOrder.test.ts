import type { TrackAnswer } from '@mahd/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trackOrderAtom } from '../../src/orders/index.js';
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
    expect(outcome).toEqual({
      kind: 'found',
      order: {
        orderNumber: 'M1',
        status: 'ORDERCONFIRMED',
        placedAt: answer.placed_at,
        changedAt: answer.changed_at,
        steps: answer.steps,
      },
    });
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
