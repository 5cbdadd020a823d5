import { PRIVATE } from '../account/forgetVisitor.js';
import type { HttpClient } from '../http/index.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';
import type { WishlistProduct } from './api.js';
import { calls } from './calls.js';

const wishlistProductsQuery = (http: HttpClient, codes: readonly string[]): NamedQuery<WishlistProduct[]> => ({
  queryKey: [PRIVATE, 'wishlist-products', codes],
  queryFn: async (call) => (await calls()).getWishlistProducts(http, codes, call),
});

/** `useAtomValue(wishlistProductsAtom(codes))`: the products with these codes that are sold, in the same order. */
export const wishlistProductsAtom = queryAtomFamily(wishlistProductsQuery);
