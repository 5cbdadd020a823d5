import { Type, type Static } from '@sinclair/typebox';
import { ProductSummary } from './catalog.js';
import { DocumentId, ProductCode } from './shapes.js';

/** GET auth/wishlist (bearer). Another user's id is refused with 403. */
export const WishlistQuery = Type.Object(
  { user_id: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: true },
);
export type WishlistQuery = Static<typeof WishlistQuery>;

/** An item on a wishlist: `product_code` is the sellable item, `product` its card data. */
export const WishlistEntry = Type.Object({
  _id: DocumentId,
  product_code: ProductCode,
  added_at: Type.String({ description: 'Date and time, ISO 8601' }),
  product: ProductSummary,
});
export type WishlistEntry = Static<typeof WishlistEntry>;

/** Newest first. Items that are no longer sold are hidden until they are sold again. */
export const Wishlist = Type.Object({ wishlist: Type.Array(WishlistEntry), total: Type.Integer({ minimum: 0 }) });
export type Wishlist = Static<typeof Wishlist>;

/** GET wishlist/products: the products of a guest's wishlist, or of a shared one. */
export const WishlistProductsQuery = Type.Object(
  {
    codes: Type.String({
      maxLength: 2_050,
      pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}(?:,[A-Za-z0-9][A-Za-z0-9._-]{0,39}){0,49}$',
      description: 'Up to 50 product codes, separated by commas',
    }),
  },
  { additionalProperties: true },
);
export type WishlistProductsQuery = Static<typeof WishlistProductsQuery>;

export const WishlistProduct = Type.Object({ product_code: ProductCode, product: ProductSummary });
export type WishlistProduct = Static<typeof WishlistProduct>;

/** In the order of the codes, without items that are not sold. */
export const WishlistProducts = Type.Object({ products: Type.Array(WishlistProduct) });
export type WishlistProducts = Static<typeof WishlistProducts>;

/** POST auth/wishlist (bearer). 409 `already_there` for a duplicate, 409 `wishlist_full` beyond 200 products. */
export const WishlistRequest = Type.Object({ product_code: ProductCode }, { additionalProperties: true });
export type WishlistRequest = Static<typeof WishlistRequest>;

/** DELETE auth/wishlist/{id} (bearer). */
export const WishlistRemoved = Type.Object({ status: Type.Literal('removed') });
export type WishlistRemoved = Static<typeof WishlistRemoved>;
