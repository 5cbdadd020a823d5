// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chosenPlaceAtom, deliveryPlaceAtom } from '@mahd/data/visitor/deliveryPlace';
import ChooseEmirate from '../../src/features/delivery/ChooseEmirate.js';
import { DeliveryPromise } from '../../src/features/delivery/DeliveryPromise.js';
import { inShop, shopWith } from '../support/shop.js';

beforeEach(() =>
  vi.useFakeTimers({ now: new Date('2026-11-20T11:50:20+04:00'), toFake: ['Date', 'setInterval', 'clearInterval'] }),
);
afterEach(() => vi.useRealTimers());

it('starts at Dubai, which nobody has chosen; a choice changes the promise, is said once, and is kept', async () => {
  const state = await shopWith(() => ({ status: 404 }), ['delivery']);
  render(
    inShop(
      state,
      'en',
      <>
        <DeliveryPromise />
        <ChooseEmirate />
      </>,
    ),
  );
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Deliver to' });
  expect([...choice.options].map(({ value }) => value)).toEqual([
    'Abu Dhabi',
    'Dubai',
    'Sharjah',
    'Ajman',
    'Umm Al Quwain',
    'Ras Al Khaimah',
    'Fujairah',
  ]);
  expect(choice.value).toBe('Dubai');
  expect(state.shop.store.get(chosenPlaceAtom)).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');

  fireEvent.change(choice, { target: { value: 'Fujairah' } });
  const promise = 'Order within 2 h 10 min for delivery on Monday in Fujairah';
  expect(screen.getAllByText(promise)).toHaveLength(2);
  expect(screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toBe(promise);
  expect(state.shop.store.get(chosenPlaceAtom)).toEqual({ name: 'Fujairah', name_ar: 'الفجيرة' });
});

it('offers an emirate that an address has brought in beside the seven', async () => {
  const state = await shopWith(() => ({ status: 404 }), ['delivery']);
  state.shop.store.set(deliveryPlaceAtom, { name: 'Al Ain', name_ar: 'العين' });
  render(inShop(state, 'ar', <ChooseEmirate />));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'التوصيل إلى' }).selectedOptions[0]?.text).toBe(
    'العين',
  );
});

it('is taken over as the server wrote it, and turns to what the device has kept', async () => {
  const state = await shopWith(() => ({ status: 404 }), ['delivery']);
  const part = inShop(
    state,
    'en',
    <>
      <DeliveryPromise />
      <ChooseEmirate />
    </>,
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(part);
  state.shop.store.set(deliveryPlaceAtom, { name: 'Fujairah', name_ar: 'الفجيرة' });
  const mismatches: unknown[] = [];
  render(part, { container, hydrate: true, onRecoverableError: (error) => mismatches.push(error) });
  expect(mismatches).toEqual([]);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('Fujairah');
  expect(screen.getByText('Order within 2 h 10 min for delivery on Monday in Fujairah')).toBeDefined();
});
