import { expect, it } from 'vitest';
import { beginSessionAtom, endSessionAtom, refreshUserAtom } from '../../src/account/session.js';
import { chosenPlaceAtom, deliveryPlaceAtom, usualPlace } from '../../src/account/deliveryPlace.js';
import { createShopStore } from '../../src/store/index.js';
import { fakeServer } from '../fakeServer.js';

const user = { _id: 'u', firstName: '', lastName: '', email: '', emirates: 'Fujairah' };
const session = (emirates: string, _id = 'u') => ({ accessToken: 'token', user: { ...user, _id, emirates } });
const sharjah = { name: 'Sharjah', name_ar: 'الشارقة' };
const ajman = { name: 'Ajman', name_ar: 'عجمان' };
const createStore = () => createShopStore({ http: fakeServer(() => ({ body: {} })).http }).store;

it("is the account's emirate, otherwise the last one chosen, otherwise Dubai", () => {
  const store = createStore();
  expect(store.get(deliveryPlaceAtom)).toEqual(usualPlace);
  store.set(deliveryPlaceAtom, sharjah);
  expect(store.get(deliveryPlaceAtom)).toEqual(sharjah);
  store.set(beginSessionAtom, session('Fujairah'));
  expect(store.get(deliveryPlaceAtom)).toEqual({ name: 'Fujairah', name_ar: '' });
  expect(store.get(chosenPlaceAtom)).toEqual(sharjah);
  store.set(refreshUserAtom, { ...user, emirates: '' });
  expect(store.get(deliveryPlaceAtom)).toEqual(sharjah);
  store.set(endSessionAtom, 'loggedOut');
  expect(store.get(deliveryPlaceAtom)).toEqual(usualPlace);
});

it("can be chosen in place of the account's, by this user only", () => {
  const store = createStore();
  store.set(beginSessionAtom, session('Fujairah'));
  store.set(deliveryPlaceAtom, ajman);
  expect(store.get(deliveryPlaceAtom)).toEqual(ajman);
  store.set(beginSessionAtom, session('Abu Dhabi', 'v'));
  expect(store.get(deliveryPlaceAtom)).toEqual({ name: 'Abu Dhabi', name_ar: '' });
});
