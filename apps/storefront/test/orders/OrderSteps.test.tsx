import { cleanup, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TrackedOrder } from '@mahd/data/orders';
import { OrderSteps } from '../../src/features/orders/OrderSteps.js';
import { inShop, shopWith } from '../support/shop.js';

const steps: TrackedOrder['steps'] = (['confirmed', 'processing', 'dispatched', 'delivered'] as const).map((step) => ({
  step,
  state: 'upcoming',
  at: null,
}));

async function statesOf(language: 'en' | 'ar', status: TrackedOrder['status'] | null) {
  const state = await shopWith(() => ({ status: 404 }), ['orders']);
  const { container } = render(
    inShop(state, language, <OrderSteps status={status} placedAt="2026-11-24T08:00:00Z" steps={steps} />),
  );
  const states = [...container.querySelectorAll('[data-part=step]')].map((step) => step.getAttribute('data-state'));
  cleanup();
  return states;
}

it.each(['en', 'ar'] as const)('marks the step of a new order (%s)', async (language) => {
  expect(await statesOf(language, 'ORDERPLACED')).toEqual(['current', 'upcoming', 'upcoming', 'upcoming', 'upcoming']);
  expect((await statesOf(language, 'ORDERCONFIRMED'))[0]).toBe('done');
});

it('shows no steps for a canceled order or a pending payment', async () => {
  expect(await statesOf('en', 'ORDERCANCELLED')).toEqual([]);
  expect(await statesOf('en', null)).toEqual([]);
});
