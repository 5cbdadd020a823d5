// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { atom } from 'jotai';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deliveryPlaceAtom } from '@mahd/data/visitor/deliveryPlace';
import { clientAtomsAtom } from '../../src/app/clientAtoms.js';
import { DeliveryPromise } from '../../src/features/delivery/DeliveryPromise.js';
import { inShop, shopWith } from '../support/shop.js';

const usual = 'Order before 2 PM for delivery in Dubai within 2 business days';
const createState = () => shopWith(() => ({ status: 404 }), ['delivery']);

beforeEach(() =>
  vi.useFakeTimers({ now: new Date('2026-11-20T11:50:20+04:00'), toFake: ['Date', 'setInterval', 'clearInterval'] }),
);
afterEach(() => vi.useRealTimers());

it('renders a generally valid sentence without a time on the server', async () => {
  const html = renderToString(inShop(await createState(), 'en', <DeliveryPromise />));
  expect(html).toContain(usual);
  expect(html).not.toContain('tomorrow');
});

it('counts down in the browser, above the hidden sentence of the server', async () => {
  render(inShop(await createState(), 'en', <DeliveryPromise />));
  expect(screen.getByText('Order within 2 h 10 min for delivery tomorrow in Dubai')).toBeDefined();
  expect(getComputedStyle(screen.getByText(usual)).visibility).toBe('hidden');
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('Order within 2 h 9 min for delivery tomorrow in Dubai')).toBeDefined();
});

it('uses the stored emirate, and is hidden from visitors who cannot order', async () => {
  const state = await createState();
  const { container } = render(inShop(state, 'ar', <DeliveryPromise />));
  act(() => {
    state.shop.store.set(deliveryPlaceAtom, { name: 'Fujairah', name_ar: 'الفجيرة' });
  });
  expect(screen.getByText('اطلبي خلال ساعتين و10 دقائق ليصلكِ طلبكِ يوم الاثنين في الفجيرة')).toBeDefined();
  act(() => {
    state.shop.store.set(clientAtomsAtom, { canOrder: atom(false) });
  });
  expect(getComputedStyle(container.querySelector('[data-elsewhere]') ?? container).visibility).toBe('hidden');
});
