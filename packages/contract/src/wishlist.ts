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

/** POST auth/wishlist (bearer). 409 `already_there` for a duplicate, 409 `wishlist_full` beyond 200 products. */
export const WishlistRequest = Type.Object({ product_code: ProductCode }, { additionalProperties: true });
export type WishlistRequest = Static<typeof WishlistRequest>;

/** DELETE auth/wishlist/{id} (bearer). */
export const WishlistRemoved = Type.Object({ status: Type.Literal('removed') });
export type WishlistRemoved = Static<typeof WishlistRemoved>;
