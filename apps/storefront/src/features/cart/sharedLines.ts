import { cartAtom, type CartLine } from '@mahd/data/cart';
import type { Shop } from '@mahd/data/store';
import { addLine, clampQuantity, MAX_QUANTITY } from '@mahd/rules/shop';

/** A product and its quantity from a URL. */
export interface SharedLine {
  readonly productCode: string;
  readonly quantity: number;
}

/** The maximum number of lines in a shared link and of a cart built from it. */
const maxLines = 50;

/** Encodes a cart as URL hash: `#items=CODE*2,CODE`. */
export const toHash = (lines: readonly SharedLine[]): string =>
  `#items=${lines.map(({ productCode, quantity }) => `${encodeURIComponent(productCode)}*${quantity}`).join(',')}`;

/** Parses `#items=…`. Invalid product codes are skipped. */
export function fromHash(hash: string): SharedLine[] {
  const text = new URLSearchParams(hash.slice(1)).get('items') ?? '';
  return text
    .split(',')
    .slice(0, maxLines)
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

/** Adds products to the cart by their codes. The next quote fills in names and prices. */
export function addSharedLines({ store }: Shop, shared: readonly SharedLine[]): void {
  store.set(cartAtom, (cart) => ({
    ...cart,
    lines: shared
      .reduce<readonly CartLine[]>((lines, line) => {
        const existing = lines.find(({ productCode }) => productCode === line.productCode);
        return addLine(lines, { ...emptyLine, ...line }, existing?.maxQuantity ?? MAX_QUANTITY);
      }, cart.lines)
      .slice(0, maxLines),
  }));
}

const emptyLine: Omit<CartLine, keyof SharedLine> = {
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
