import { endSessionAtom, userStateAtom } from '@mahd/data/account';
import { babyDateAtom } from '@mahd/data/visitor';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import MyBaby from '../../src/features/visitor/MyBaby.js';
import { watchAccountBabyDate } from '../../src/features/visitor/watchAccountBabyDate.js';
import ar from '../../src/messages/ar/shellDeferred.js';
import en from '../../src/messages/en/shellDeferred.js';
import { clientStateReadyAtom } from '../../src/shell/clientStateReadyAtom.js';
import { inShop, shopWith } from '../support/shop.js';

afterEach(() => vi.useRealTimers());

it.each([
  ['en', en.myBaby, '4 months old'],
  ['ar', ar.myBaby, 'عمر طفلكِ 4 أشهر'],
] as const)(
  'uses the answers in the account until a date is entered on the device (%s)',
  async (language, messages, age) => {
    const requests: string[] = [];
    const state = await shopWith(
      (path) => {
        requests.push(path);
        return { body: { _id: 'u1', baby_date: '2026-07-20' } };
      },
      ['shellDeferred'],
    );
    const { store } = state.shop;
    const stop = watchAccountBabyDate(state.shop);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
    store.set(clientStateReadyAtom, true);
    render(inShop(state, language, <MyBaby full />));
    expect(screen.getByText(messages.nothing)).toBeDefined();
    expect(requests).toEqual([]);

    const user = {
      _id: 'u1',
      firstName: 'Sara',
      lastName: 'Ahmed',
      email: 's@example.com',
      emirates: '',
    };
    act(() =>
      store.set(userStateAtom, (before) => ({
        ...before,
        isAuthenticated: true,
        accessToken: 't',
        loggedInUser: user,
      })),
    );
    expect(await screen.findByText(age)).toBeDefined();
    expect(requests).toContain('/api/auth/me');
    expect(screen.getByRole('link', { name: messages.guide }).getAttribute('href')).toContain('/baby-care?month=4');
    expect(screen.getByRole('link', { name: messages.fromProfile })).toBeDefined();
    expect(screen.queryByRole('button', { name: messages.clear })).toBeNull();

    act(() => store.set(babyDateAtom, () => '2026-10-20'));
    expect(screen.getByRole('link', { name: messages.guide }).getAttribute('href')).toContain('/baby-care?month=1');
    act(() => screen.getByRole('button', { name: messages.clear }).click());
    expect(screen.getByText(age)).toBeDefined();

    act(() => store.set(endSessionAtom, 'loggedOut'));
    expect(screen.getByText(messages.nothing)).toBeDefined();
    stop();
  },
);

it.each([
  ['en', en.myBaby],
  ['ar', ar.myBaby],
] as const)('is only the date on other pages, until it is known (%s)', async (language, messages) => {
  const state = await shopWith(() => ({ status: 500 }), ['shellDeferred']);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  state.shop.store.set(clientStateReadyAtom, true);
  render(inShop(state, language, <MyBaby />));
  expect(screen.queryByText(messages.nothing)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();

  // Without a date the button asks for one, as does Enter.
  const [day, year] = screen.getAllByRole<HTMLInputElement>('textbox');
  const show = screen.getByRole('button', { name: messages.show });
  fireEvent.click(show);
  expect(screen.getByText(messages.wrong)).toBeDefined();
  expect(document.activeElement).toBe(day);

  fireEvent.change(day!, { target: { value: '20' } });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '7' } });
  fireEvent.change(year!, { target: { value: '2026' } });
  const guide = screen.getByRole('link', { name: messages.guide });
  expect(guide.getAttribute('href')).toContain('/baby-care?month=4');
  expect(screen.queryByText(messages.wrong)).toBeNull();
  for (const press of [() => fireEvent.click(show), () => fireEvent.keyDown(year!, { key: 'Enter' })]) {
    year!.focus();
    press();
    expect(document.activeElement?.contains(guide)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  }

  fireEvent.click(screen.getByRole('button', { name: messages.clear }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(messages.wrong)).toBeNull();
});

it.each([
  ['/baby-care', ar.myBaby, 'عمر طفلكِ 4 أشهر'],
  ['/first-time-father', ar.myBaby.toFather, 'عمر طفلك 4 أشهر'],
] as const)('speaks to the reader of %s', async (path, messages, age) => {
  const state = await shopWith(() => ({ status: 500 }), ['shellDeferred']);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  state.shop.store.set(clientStateReadyAtom, true);
  act(() => state.shop.store.set(babyDateAtom, () => '2026-07-20'));
  render(inShop(state, 'ar', <MyBaby />, path));
  expect(screen.getByText(messages.text)).toBeDefined();
  expect(screen.getByText(age)).toBeDefined();
});

it.each([
  ['en', 'From birth', 'From 1 month', 'From 12 months'],
  ['ar', 'منذ الولادة', 'من عمر شهر', 'من عمر 12 شهرًا'],
] as const)('names the ages in words (%s)', async (language, ...names) => {
  const state = await shopWith(() => ({ body: [] }), ['shellDeferred']);
  render(inShop(state, language, <MyBaby full />));
  for (const name of names) expect(screen.getByRole('link', { name })).toBeDefined();
});
