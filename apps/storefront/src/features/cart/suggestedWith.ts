import { toProductCard, type Product } from '@mahd/data/catalog';

/** Products to suggest with a product: related, on sale, and not in the cart. Regulated products are never suggested. */
export const suggestedWith = (product: Product | undefined, inCart: readonly string[]) =>
  (product?.related ?? []).filter((related) => {
    if (related.regulated_feeding || inCart.includes(related.route)) return false;
    const { outOfStock, price } = toProductCard(related, 'en');
    return !outOfStock && price.amount !== null;
  });
