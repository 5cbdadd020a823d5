import { userStateAtom } from '@mahd/data/account';
import { guestWishlistAtom } from '@mahd/data/wishlist';
import { expect, it, vi } from 'vitest';
import { clientStateReady, initClientState } from '../../src/shell/initClientState.js';
import { shopWith } from '../support/shop.js';

it('moves the wishlist of a guest to the account at login', async () => {
  localStorage.clear();
  const requests: string[] = [];
  const { shop } = await shopWith((path) => {
    requests.push(path);
    return { body: { wishlist: [] } };
  });
  initClientState(shop);
  await clientStateReady(shop);
  shop.store.set(guestWishlistAtom, () => ['MH-1']);
  shop.store.set(userStateAtom, (state) => ({
    ...state,
    isAuthenticated: true,
    accessToken: 'token',
    loggedInUser: { _id: 'u1', firstName: '', lastName: '', email: '', emirates: '' },
  }));
  await vi.waitFor(() => expect(requests).toEqual(['/api/auth/wishlist?user_id=u1', '/api/auth/wishlist']));
});
