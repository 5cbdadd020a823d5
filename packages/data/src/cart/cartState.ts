import { MAX_QUANTITY, MIN_QUANTITY, type Fils } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { array, boolean, number, object, optional, string, text, webAddress, type Decoder } from '../http/decoders.js';
import type { PictureView } from '../catalog/index.js';
import { persistedAtom, type StorageNotice } from '../store/index.js';

/** What a cart knows of a product: enough to show its row without asking anybody. Names of the specification; amounts are fils. */
export interface CartProduct {
  /** The sellable code: of the product, or of one size and pattern. */
  readonly productCode: string;
  readonly route: string;
  readonly name: string;
  /** Empty when there is none. */
  readonly size: string;
  /** Pattern or colour; empty when there is none. */
  readonly color: string;
  readonly arabic: { readonly name: string; readonly size: string; readonly color: string };
  readonly picture: PictureView | null;
  /** Null while the cart knows only the code; a quote tells it. */
  readonly price: Fils | null;
  /** Counts when above 0. */
  readonly discounted_price: Fils;
  /** Percent. */
  readonly discount: number;
  /** The least of ten and the stock. */
  readonly maxQuantity: number;
  /** Feeding goods whose promotion is regulated: no promo code touches them. */
  readonly regulatedFeeding: boolean;
}

export interface CartLine extends CartProduct {
  /** 1 to 10. */
  readonly quantity: number;
}

/** The provider's page for one card payment. */
export interface PaymentPage {
  readonly url: string;
  /** Fils. */
  readonly total: Fils;
}

/** What is stored under the root's `cart`. */
export interface CartState {
  readonly lines: readonly CartLine[];
  /** The promo code that is applied, as it is compared; null without one. */
  readonly promo_code: string | null;
  /** Transaction, order and session of the card payment that is under way; empty without one. */
  readonly tran_ref: string;
  readonly order_id: string;
  readonly session_id: string;
  /** Where that payment can be made, and how much it is, fils; null without one. */
  readonly payment_page: PaymentPage | null;
  /** Whether the cart still points to promo codes; false once the shopper has closed that hint. */
  readonly promoAdvertisement: boolean;
  /** Something of what was stored could not be read and was left out. */
  readonly damaged: boolean;
}

/** How many different products one order takes. */
export const MAX_LINES = 50;

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

/** What is left of a line of which only code and quantity are known. */
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
/** Older carts kept their prices in dirhams: only code and quantity are taken over, and a quote tells the rest. */
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

/** Reads a stored cart. Never refuses: what cannot be read is left out, and `damaged` says so. */
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

/** The whole cart: kept across reloads, the same in every tab. */
export const cartAtom = persistedAtom<CartState>('cart', storedCart, EMPTY_CART);

/** The lines, in the order in which they were added. */
export const cartLinesAtom = atom((get) => get(cartAtom).lines);

/** Set when a part of the stored cart could not be read; gone with the next change of the cart. */
export const cartNoticeAtom = atom((get): StorageNotice | undefined =>
  get(cartAtom).damaged ? 'storage.reset' : undefined,
);

/** Changes the cart. */
export const updateCartAtom = atom(null, (_get, set, change: (cart: CartState) => Partial<CartState>) =>
  set(cartAtom, (cart) => ({ ...cart, ...change(cart), damaged: false })),
);
