import type { SavedAddress } from '@mahd/contract';
import { describe, expect, it } from 'vitest';
import {
  addressBookAtom,
  addressBookQuery,
  deleteAddressAtom,
  makeDefaultAddressAtom,
  saveAddressAtom,
} from '../../src/account/addresses.js';
import { deliveryPlaceAtom } from '../../src/account/deliveryPlace.js';
import { profileQuery, updateProfileAtom } from '../../src/account/index.js';
import { beginSessionAtom } from '../../src/account/session.js';
import { createShopStore } from '../../src/store/index.js';
import { fakeServer, type Answer, type RecordedCall } from '../fakeServer.js';

const HOME: SavedAddress = {
  _id: 'a'.repeat(24),
  type: 'home',
  firstName: 'Mariam',
  lastName: 'Saeed',
  mobile: '501112233',
  address: 'Villa 9',
  emirates: 'Dubai',
  area: 'Deira',
  is_default: true,
};
const OFFICE: SavedAddress = { ...HOME, _id: 'b'.repeat(24), type: 'office', emirates: 'Ajman', is_default: false };
const VALUES = {
  firstName: ' Fatima ',
  lastName: 'Ali',
  mobile: '+971 ٥٠ ١٢٣ ٤٥٦٧',
  address: ' Tower 3 ',
  addressType: 'other',
  emirates: 'Sharjah',
  area: 'Al Nahda ',
} as const;
const USER = {
  _id: 'u',
  firstName: 'Mariam',
  lastName: 'Saeed',
  email: 'm@example.com',
  emirates: 'Dubai',
};

/** A logged-in user's tab. The book is HOME until a call changes it. */
function openTab(answer: (call: RecordedCall) => Answer) {
  const { http, calls } = fakeServer((call) => {
    if (call.method === 'GET')
      return { body: call.url === '/api/auth/addresses' ? { addresses: [HOME] } : { ...USER, ...HOME } };
    return answer(call);
  });
  const shop = createShopStore({ http });
  shop.store.set(beginSessionAtom, { accessToken: 'token', user: USER });
  const book = () => shop.queryClient.getQueryData(addressBookQuery(http).queryKey);
  const isStale = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    shop.queryClient.getQueryState(queryKey)?.isInvalidated;
  return { ...shop, http, calls, book, isStale };
}

describe('the address book', () => {
  it('is loaded once and shows every change', async () => {
    const { store, http, calls, load, book } = openTab(() => ({ body: { addresses: [HOME, OFFICE] } }));
    expect(await load(addressBookQuery(http))).toEqual([HOME]);
    expect(await store.set(saveAddressAtom, VALUES)).toEqual({ kind: 'saved' });
    expect(calls.at(-1)).toMatchObject({
      method: 'POST',
      url: '/api/auth/addresses',
      body: {
        type: 'other',
        firstName: 'Fatima',
        lastName: 'Ali',
        mobile: '501234567',
        address: 'Tower 3',
        emirates: 'Sharjah',
        area: 'Al Nahda',
      },
    });
    expect(book()).toEqual([HOME, OFFICE]);
    expect(store.get(addressBookAtom()).data).toEqual([HOME, OFFICE]);
  });

  it.each([
    ['changes', 'PUT', '', saveAddressAtom, [VALUES, HOME._id]],
    ['deletes', 'DELETE', '', deleteAddressAtom, [HOME._id]],
    ['makes the default', 'POST', '/default', makeDefaultAddressAtom, [HOME._id]],
  ] as const)('%s an address', async (_what, method, path, action, args) => {
    const { store, calls } = openTab(() => ({ body: { addresses: [] } }));
    await (store.set as (...given: readonly unknown[]) => Promise<unknown>)(action, ...args);
    expect(calls.at(-1)).toMatchObject({ method, url: `/api/auth/addresses/${HOME._id}${path}` });
  });

  it('moves the delivery promise to the default’s emirate and refreshes the profile', async () => {
    const addresses = [
      { ...OFFICE, is_default: true },
      { ...HOME, is_default: false },
    ];
    const { store, http, load, isStale } = openTab(() => ({ body: { addresses } }));
    await load(profileQuery(http));
    await store.set(makeDefaultAddressAtom, OFFICE._id);
    expect(store.get(deliveryPlaceAtom).name).toBe('Ajman');
    expect(isStale(profileQuery(http))).toBe(true);
  });

  it('is refreshed after the profile’s address was changed', async () => {
    const { store, http, load, isStale } = openTab(() => ({ body: { ...USER, ...HOME } }));
    await load(addressBookQuery(http));
    await store.set(updateProfileAtom, { address: 'Villa 10' });
    expect(isStale(addressBookQuery(http))).toBe(true);
  });

  it('names the fields that the server rejects', async () => {
    const errors = [
      { field: 'address', message: 'checkout.errors.link' },
      { field: 'type', message: 'must be equal to one of the allowed values' },
      { field: 'unknown', message: 'x' },
    ];
    const { store } = openTab(() => ({ status: 422, body: { errors } }));
    expect(await store.set(saveAddressAtom, VALUES)).toEqual({
      kind: 'refused',
      fields: [
        { field: 'address', messageKey: 'checkout.errors.link' },
        { field: 'addressType', messageKey: 'checkout.errors.addressType' },
      ],
    });
  });

  it('keeps the addresses and reads them again when a change fails', async () => {
    let answer: Answer = { status: 409, body: { code: 'address_book_full' } };
    const { store, http, load, book, isStale } = openTab(() => answer);
    await load(addressBookQuery(http));
    expect(await store.set(saveAddressAtom, VALUES)).toEqual({ kind: 'full', messageKey: 'addresses.full' });
    expect([book(), isStale(addressBookQuery(http))]).toEqual([[HOME], true]);
    answer = { status: 404, body: { code: 'unknown_address' } };
    expect(await store.set(deleteAddressAtom, HOME._id)).toMatchObject({ kind: 'failed' });
  });
});
