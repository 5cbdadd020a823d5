import { addSharedLinesAtom, cartLinesAtom, removeFromCartAtom, type SharedLine } from '@mahd/data/cart';
import type { Shop } from '@mahd/data/store';
import { clampQuantity, MAX_LINES, MAX_QUANTITY } from '@mahd/rules/shop';

/** Encodes a cart as URL hash: `#items=CODE*2,CODE`. */
export const toHash = (lines: readonly SharedLine[]): string =>
  `#items=${lines.map(({ productCode, quantity }) => `${encodeURIComponent(productCode)}${quantity > 1 ? `*${quantity}` : ''}`).join(',')}`;

/** Parses `#items=…`. Invalid product codes are skipped. */
export function fromHash(hash: string): SharedLine[] {
  const text = new URLSearchParams(hash.slice(1)).get('items') ?? '';
  return text
    .split(',')
    .slice(0, MAX_LINES)
    .flatMap((item) => toSharedLine(...(item.split('*') as [string, string?])));
}

/** Parses the query of a buy form submitted without JavaScript: `?add=CODE&quantity=2`. */
export const fromQuery = (search: string): SharedLine[] => {
  const query = new URLSearchParams(search);
  return toSharedLine(query.get('add') ?? '', query.get('quantity') ?? '1');
};

function toSharedLine(code: string, quantity = '1'): SharedLine[] {
  const productCode = safeDecode(code).trim();
  return /^[\w.-]{1,40}$/.test(productCode)
    ? [{ productCode, quantity: clampQuantity(Number(quantity), MAX_QUANTITY) }]
    : [];
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Replaces the products in the cart. The cart page offers to restore the removed ones. */
export function replaceWithSharedLines({ store }: Shop, shared: readonly SharedLine[]): void {
  for (const { productCode } of store.get(cartLinesAtom)) store.set(removeFromCartAtom, { productCode });
  store.set(addSharedLinesAtom, shared);
}
