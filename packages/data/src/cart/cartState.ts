import { cartCount, MAX_LINES, MAX_QUANTITY, MIN_QUANTITY, type Fils } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { array, boolean, number, object, optional, string, text, webAddress, type Decoder } from '../http/decoders.js';
import type { PictureView } from '../catalog/index.js';
import { persistedAtom, type StorageNotice } from '../store/index.js';

/** Product data in the cart, enough to show a row without a request. Amounts are fils. */
export interface CartProduct {
  /** Code of the product, or of one size and pattern. */
  readonly productCode: string;
  readonly route: string;
  readonly name: string;
  /** Empty if none. */
  readonly size: string;
  /** Pattern or colour, if any. */
  readonly color: string;
  readonly arabic: { readonly name: string; readonly size: string; readonly color: string };
  readonly picture: PictureView | null;
  /** Null until the first quote, if only the code is known. */
  readonly price: Fils | null;
  /** Valid when above 0. */
  readonly discounted_price: Fils;
  /** Percent. */
  readonly discount: number;
  /** The lower of ten and the stock. */
  readonly maxQuantity: number;
  /** Replaces breastfeeding: may not be promoted, so promo codes do not apply. */
  readonly regulatedFeeding: boolean;
}

export interface CartLine extends CartProduct {
  /** 1 to 10. */
  readonly quantity: number;
}

/** The provider's payment page. */
export interface PaymentPage {
  readonly url: string;
  /** Fils. */
  readonly total: Fils;
}

/** The stored cart. */
export interface CartState {
  readonly lines: readonly CartLine[];
  /** The normalized promo code, or null. */
  readonly promo_code: string | null;
  /** Transaction, order and session of the pending card payment, if any. */
  readonly tran_ref: string;
  readonly order_id: string;
  readonly session_id: string;
  /** URL and amount in fils of that payment, or null. */
  readonly payment_page: PaymentPage | null;
  /** Whether to show the hint about promo codes; false once dismissed. */
  readonly promoAdvertisement: boolean;
  /** Part of the stored cart could not be read and was dropped. */
  readonly damaged: boolean;
}

export const EMPTY_CART: CartState = {
  lines: [],
  promo_code: null,
  tran_ref: '',
  order_id: '',
  session_id: '',
  payment_page: null,
  promoAdvertisement: true,
  damaged: false,
};

const storedQuantity: Decoder<number> = (value, path) =>
  Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Math.floor(number(value, path))));

/** A line of which only code and quantity are known. */
const lineFields = {
  productCode: string,
  quantity: storedQuantity,
  route: text,
  name: text,
  size: text,
  color: text,
  arabic: optional(object({ name: text, size: text, color: text }), { name: '', size: '', color: '' }),
  picture: optional(
    object<PictureView>({
      path: string,
      width: number,
      height: number,
      widths: optional(array(number), undefined),
      placeholder: optional(string, undefined),
    }),
    null,
  ),
  price: optional(number, null),
  discounted_price: optional(number, 0),
  discount: optional(number, 0),
  maxQuantity: optional(number, MAX_QUANTITY),
  regulatedFeeding: optional(boolean, false),
};
const storedLine: Decoder<CartLine> = object(lineFields);
/** Old carts stored prices in dirhams: only code and quantity are kept until the next quote. */
const olderLine: Decoder<CartLine> = (value, path) =>
  storedLine({ ...object({ productCode: string, quantity: storedQuantity })(value, path) });

const storedTexts = object({
  promo_code: optional(string, null),
  tran_ref: text,
  order_id: text,
  session_id: text,
  payment_page: optional(object({ url: webAddress, total: number }), null),
  promoAdvertisement: optional(boolean, true),
});

/** Decodes a stored cart. Never throws: unreadable parts are dropped and `damaged` is set. */
const storedCart: Decoder<CartState> = (value) => {
  const texts = attempt(() => storedTexts(value));
  const { lines: ours, cart: older } = attempt(() => object({ lines: anything, cart: anything })(value)) ?? {};
  const [raw, line] = ours === undefined ? [older ?? [], olderLine] : [ours, storedLine];
  const entries: readonly unknown[] = Array.isArray(raw) ? raw : [];
  const lines = new Map<string, CartLine>();
  for (const entry of entries) {
    const read = attempt(() => line(entry));
    if (read && !lines.has(read.productCode)) lines.set(read.productCode, read);
  }
  const isWhole = texts !== undefined && Array.isArray(raw) && lines.size === entries.length;
  return { ...EMPTY_CART, ...texts, lines: [...lines.values()].slice(0, MAX_LINES), damaged: !isWhole };
};

const anything: Decoder<unknown> = (value) => value;

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The cart: survives reloads and is shared by all tabs. */
export const cartAtom = persistedAtom<CartState>('cart', storedCart, EMPTY_CART);

/** The lines in the order of adding. */
export const cartLinesAtom = atom((get) => get(cartAtom).lines);

/** Number on the cart badge: the sum of all quantities. Here because every page loads it, and the totals only with a cart. */
export const badgeCountAtom = atom((get) => cartCount(get(cartLinesAtom)));

/** Set when a part of the stored cart could not be read; cleared by the next change of the cart. */
export const cartNoticeAtom = atom((get): StorageNotice | undefined =>
  get(cartAtom).damaged ? 'storage.reset' : undefined,
);

/** Updates the cart. */
export const updateCartAtom = atom(null, (_get, set, change: (cart: CartState) => Partial<CartState>) =>
  set(cartAtom, (cart) => ({ ...cart, ...change(cart), damaged: false })),
);
