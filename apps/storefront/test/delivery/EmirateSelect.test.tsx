// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chosenPlaceAtom, deliveryPlaceAtom } from '@mahd/data/account/deliveryPlace';
import EmirateSelect from '../../src/features/delivery/EmirateSelect.js';
import { DeliveryPromise } from '../../src/features/delivery/DeliveryPromise.js';
import { inShop, shopWith } from '../support/shop.js';

beforeEach(() =>
  vi.useFakeTimers({ now: new Date('2026-11-20T11:50:20+04:00'), toFake: ['Date', 'setInterval', 'clearInterval'] }),
);
afterEach(() => vi.useRealTimers());

it('starts at Dubai; a choice updates the promise, is announced once, and is stored', async () => {
  const state = await shopWith(() => ({ status: 404 }), ['delivery']);
  render(
    inShop(
      state,
      'en',
      <>
        <DeliveryPromise />
        <EmirateSelect />
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
  const promise = 'in Fujairah · order within 2 h 10 min';
  expect(screen.getByText(promise)).toBeDefined();
  expect(screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toBe(
    `Arrives Mon 23 – Tue 24 Nov ${promise}`,
  );
  expect(state.shop.store.get(chosenPlaceAtom)).toEqual({ name: 'Fujairah', name_ar: 'الفجيرة' });
});

it('also offers an unknown emirate of an address', async () => {
  const state = await shopWith(() => ({ status: 404 }), ['delivery']);
  state.shop.store.set(deliveryPlaceAtom, { name: 'Al Ain', name_ar: 'العين' });
  render(inShop(state, 'ar', <EmirateSelect />));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'التوصيل إلى' }).selectedOptions[0]?.text).toBe(
    'العين',
  );
});

it('hydrates with the default, then shows the stored emirate', async () => {
  const state = await shopWith(() => ({ status: 404 }), ['delivery']);
  const part = inShop(
    state,
    'en',
    <>
      <DeliveryPromise />
      <EmirateSelect />
    </>,
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(part);
  state.shop.store.set(deliveryPlaceAtom, { name: 'Fujairah', name_ar: 'الفجيرة' });
  const mismatches: unknown[] = [];
  render(part, { container, hydrate: true, onRecoverableError: (error) => mismatches.push(error) });
  expect(mismatches).toEqual([]);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('Fujairah');
  expect(screen.getByText('in Fujairah · order within 2 h 10 min')).toBeDefined();
});
