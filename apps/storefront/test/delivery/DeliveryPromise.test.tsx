// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deliveryPlaceAtom } from '@mahd/data/account/deliveryPlace';
import { DeliveryPromise } from '../../src/features/delivery/DeliveryPromise.js';
import { inShop, shopWith } from '../support/shop.js';

const days = 'Arrives Sat 21 – Mon 23 Nov';
const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
const createState = () => shopWith(() => ({ status: 404 }), ['delivery']);

beforeEach(() =>
  vi.useFakeTimers({ now: new Date('2026-11-20T11:50:20+04:00'), toFake: ['Date', 'setInterval', 'clearInterval'] }),
);
afterEach(() => vi.useRealTimers());

it('renders the days in Dubai with the cut-off on the server', async () => {
  const html = renderToString(inShop(await createState(), 'en', <DeliveryPromise />));
  expect(withSpaces(html)).toContain(days);
  expect(withSpaces(html)).toContain('in Dubai · order before 2 PM');
});

it('counts down in the browser', async () => {
  render(inShop(await createState(), 'en', <DeliveryPromise />));
  expect(screen.getByText(days)).toBeDefined();
  expect(screen.getByText('in Dubai · order within 2 h 10 min')).toBeDefined();
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('in Dubai · order within 2 h 9 min')).toBeDefined();
});

it("uses the visitor's own emirate", async () => {
  const state = await createState();
  render(inShop(state, 'ar', <DeliveryPromise />));
  act(() => {
    state.shop.store.set(deliveryPlaceAtom, { name: 'Fujairah', name_ar: 'الفجيرة' });
  });
  expect(screen.getByText('يصلكِ بين الاثنين 23 والثلاثاء 24 نوفمبر')).toBeDefined();
  expect(screen.getByText('في الفجيرة · اطلبي خلال ساعتين و10 دقائق')).toBeDefined();
});
