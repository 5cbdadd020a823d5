import { PRIVATE } from '../account/forgetVisitor.js';
import { productSummary } from '../catalog/api.js';
import type { HttpClient, RequestOptions } from '../http/index.js';
import { array, object, string } from '../http/decoders.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';
import type { WishlistEntry } from './api.js';
import { orNull } from './orNull.js';

/** A product of a guest's or a shared wishlist. */
export type WishlistProduct = Pick<WishlistEntry, 'product_code' | 'product'>;

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

const wishlistProductsQuery = (http: HttpClient, codes: readonly string[]): NamedQuery<WishlistProduct[]> => ({
  queryKey: [PRIVATE, 'wishlist-products', codes],
  queryFn: ({ signal }) => getWishlistProducts(http, codes, { signal }),
});

/** `useAtomValue(wishlistProductsAtom(codes))`: the products with these codes that are sold, in the same order. */
export const wishlistProductsAtom = queryAtomFamily(wishlistProductsQuery);
