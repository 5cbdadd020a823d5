// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deliveryPlaceAtom } from '@mahd/data/visitor/deliveryPlace';
import { canOrderAtom } from '../../src/shell/cartBadge.js';
import { DeliveryPromise } from '../../src/features/delivery/DeliveryPromise.js';
import { inShop, shopWith } from '../support/shop.js';

const usual = 'Order before 14:00 for delivery in Dubai within 2 delivery days';
const opened = () => shopWith(() => ({ status: 404 }), ['delivery']);

beforeEach(() =>
  vi.useFakeTimers({ now: new Date('2026-11-20T11:50:20+04:00'), toFake: ['Date', 'setInterval', 'clearInterval'] }),
);
afterEach(() => vi.useRealTimers());

it('says on the server what holds on every day, and no time', async () => {
  const html = renderToString(inShop(await opened(), 'en', <DeliveryPromise />));
  expect(html).toContain(usual);
  expect(html).not.toContain('tomorrow');
});

it('counts down in the browser, over a sentence that keeps the room and is not read', async () => {
  render(inShop(await opened(), 'en', <DeliveryPromise />));
  expect(screen.getByText('Order within 2 h 10 min for delivery tomorrow in Dubai')).toBeDefined();
  expect(getComputedStyle(screen.getByText(usual)).visibility).toBe('hidden');
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('Order within 2 h 9 min for delivery tomorrow in Dubai')).toBeDefined();
});

it('speaks of the emirate that was chosen last, and not at all to who cannot order', async () => {
  const state = await opened();
  const { container } = render(inShop(state, 'ar', <DeliveryPromise />));
  act(() => {
    state.shop.store.set(deliveryPlaceAtom, { name: 'Fujairah', name_ar: 'الفجيرة' });
  });
  expect(screen.getByText('اطلبي خلال ساعتين و10 دقائق ليصلكِ طلبكِ يوم الاثنين في الفجيرة')).toBeDefined();
  act(() => {
    state.shop.store.set(canOrderAtom, false);
  });
  expect(getComputedStyle(container.querySelector('[data-elsewhere]') ?? container).visibility).toBe('hidden');
});
