import { expect, it, vi } from 'vitest';
import { userStateAtom } from '../../src/account/index.js';
import { createShopStore } from '../../src/store/index.js';
import { toggleWishlistAtom, wishlistCodesAtom } from '../../src/wishlist/index.js';
import { fakeServer } from '../fakeServer.js';

vi.mock('../../src/wishlist/api.js', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('rolls a change back, like on a lost connection, when the code of its call does not load', async () => {
  const { store } = createShopStore({ http: fakeServer(() => ({ status: 500 })).http });
  const loggedInUser = { _id: 'u1', firstName: '', lastName: '', email: '', emirates: '' };
  store.set(userStateAtom, (state) => ({ ...state, isAuthenticated: true, accessToken: 't', loggedInUser }));
  store.sub(wishlistCodesAtom, () => undefined);
  const pressed = store.set(toggleWishlistAtom, 'A');
  expect([...store.get(wishlistCodesAtom)]).toEqual(['A']);
  expect(await pressed).toMatchObject({ kind: 'failed', messageKey: 'errors.network' });
  expect([...store.get(wishlistCodesAtom)]).toEqual([]);
});
