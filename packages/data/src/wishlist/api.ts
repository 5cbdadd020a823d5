import type * as wire from '@mahd/contract';
import { productSummary, type ProductSummary } from '../catalog/api.js';
import type { HttpClient, RequestOptions } from '../http/index.js';
import { array, object, oneOf, string, type Read } from '../http/decoders.js';
import { orNull } from './orNull.js';

/** A product, or one of its sizes, on the wishlist. Amounts are fils. */
export type WishlistEntry = Read<wire.WishlistEntry, 'added_at', { product: ProductSummary }>;

const entry = object<WishlistEntry>({ _id: string, product_code: string, product: productSummary });

/** A product of a guest's or a shared wishlist. */
export type WishlistProduct = Pick<WishlistEntry, 'product_code' | 'product'>;

const answer = object({ wishlist: array(orNull(entry)) });

/** GET auth/wishlist: newest first. */
export async function getWishlist(
  http: HttpClient,
  userId: string,
  call?: Pick<RequestOptions, 'signal'>,
): Promise<WishlistEntry[]> {
  return answer(await http.get('auth/wishlist', { ...call, query: { user_id: userId } })).wishlist.flatMap(
    (one) => one ?? [],
  );
}

const wishlistProduct = object<WishlistProduct>({ product_code: string, product: productSummary });
const products = object({ products: array(orNull(wishlistProduct)) });

/** GET wishlist/products: products by their codes, in the same order; those that are not sold are left out. */
export async function getWishlistProducts(
  http: HttpClient,
  codes: readonly string[],
  call?: Pick<RequestOptions, 'signal'>,
): Promise<WishlistProduct[]> {
  if (codes.length === 0) return [];
  return products(await http.get('wishlist/products', { ...call, query: { codes: codes.join(',') } })).products.flatMap(
    (one) => one ?? [],
  );
}

/** POST auth/wishlist: 409 for an existing entry. */
export async function postWishlistEntry(http: HttpClient, productCode: string): Promise<WishlistEntry> {
  return entry(await http.post('auth/wishlist', { product_code: productCode }));
}

const removed = object<wire.WishlistRemoved>({ status: oneOf('removed') });

/** DELETE auth/wishlist/{id} */
export async function deleteWishlistEntry(http: HttpClient, id: string): Promise<void> {
  removed(await http.send('DELETE', `auth/wishlist/${encodeURIComponent(id)}`));
}
