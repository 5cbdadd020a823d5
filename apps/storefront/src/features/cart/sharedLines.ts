import { cartAtom, type CartLine } from '@mahd/data/cart';
import type { Shop } from '@mahd/data/store';
import { addLine, clampQuantity, MAX_QUANTITY } from '@mahd/rules/shop';

/** A product by its code, from an address. */
export interface SharedLine {
  readonly productCode: string;
  readonly quantity: number;
}

/** More different products than this make no sensible address. */
const maxLines = 50;

/** The part of an address that carries a cart: `items=CODE*2,CODE`. */
export const toHash = (lines: readonly SharedLine[]): string =>
  `#items=${lines.map(({ productCode, quantity }) => `${encodeURIComponent(productCode)}*${quantity}`).join(',')}`;

/** Reads `#items=…`. Whatever is no product code is left out. */
export function fromHash(hash: string): SharedLine[] {
  const text = new URLSearchParams(hash.slice(1)).get('items') ?? '';
  return text
    .split(',')
    .slice(0, maxLines)
    .flatMap((item) => toSharedLine(...(item.split('*') as [string, string?])));
}

/** The product that a press without our code has sent along: `?add=CODE&quantity=2`. */
export const fromQuery = (search: string): SharedLine[] => {
  const query = new URLSearchParams(search);
  return toSharedLine(query.get('add') ?? '', query.get('quantity') ?? '1');
};

function toSharedLine(code: string, quantity = '1'): SharedLine[] {
  const productCode = decoded(code).trim();
  return /^[\w.-]{1,40}$/.test(productCode)
    ? [{ productCode, quantity: clampQuantity(Number(quantity), MAX_QUANTITY) }]
    : [];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Puts products into the cart of which only the codes are known; the next quote tells the rest. */
export function addSharedLines({ store }: Shop, shared: readonly SharedLine[]): void {
  store.set(cartAtom, (cart) => ({
    ...cart,
    lines: shared
      .reduce<readonly CartLine[]>((lines, line) => {
        const known = lines.find(({ productCode }) => productCode === line.productCode);
        return addLine(lines, { ...unknownProduct, ...line }, known?.maxQuantity ?? MAX_QUANTITY);
      }, cart.lines)
      .slice(0, maxLines),
  }));
}

const unknownProduct: Omit<CartLine, keyof SharedLine> = {
  route: '',
  name: '',
  size: '',
  color: '',
  arabic: { name: '', size: '', color: '' },
  picture: null,
  price: null,
  discounted_price: 0,
  discount: 0,
  maxQuantity: MAX_QUANTITY,
  regulatedFeeding: false,
};
