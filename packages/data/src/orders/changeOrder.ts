import { MAX_LINES } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { applyQuote } from '../cart/applyQuote.js';
import { addToCartAtom, swalMsgAtom, type Change } from '../cart/index.js';
import { postQuote } from '../cart/api.js';
import { EMPTY_CART, type CartLine } from '../cart/cartState.js';
import { failed, statusOf, type Failed } from '../http/failed.js';
import { httpAtom } from '../store/index.js';
import {
  getInvoice,
  ORDERS_KEY,
  postCancel,
  type AccountOrder,
  type OrderAccess,
  type OrderLine,
} from './accountOrders.js';

/** Result of cancelling an order. `tooLate`: it is already being prepared; the list is refetched. */
export type CancelOutcome =
  | {
      readonly kind: 'cancelled';
      readonly messageKey: 'orders.cancelled';
      /** Has a refund if it was paid by card. */ readonly order: AccountOrder;
    }
  | { readonly kind: 'tooLate'; readonly messageKey: 'orders.cancelFailed' }
  | Failed;

/** Cancels an order of the logged-in customer. Never rejects. */
export const cancelOrderAtom = atom(null, async (get, _set, orderNumber: string): Promise<CancelOutcome> => {
  const client = get(queryClientAtom);
  try {
    const order = await postCancel(get(httpAtom), orderNumber);
    client.setQueryData([...ORDERS_KEY, 'one', orderNumber], order);
    void client.invalidateQueries({ queryKey: [...ORDERS_KEY, 'list'] });
    return { kind: 'cancelled', messageKey: 'orders.cancelled', order };
  } catch (error) {
    if (statusOf(error) !== 409) return failed(error);
    void client.invalidateQueries({ queryKey: [...ORDERS_KEY] });
    return { kind: 'tooLate', messageKey: 'orders.cancelFailed' };
  }
});

/** Result of fetching an invoice: a complete HTML page in both languages, for printing. */
export type InvoiceOutcome = { readonly kind: 'ready'; readonly html: string } | Failed;

/** Fetches the tax invoice of an order, with its credit notes. Never rejects. */
export const invoiceAtom = atom(null, async (get, _set, access: OrderAccess): Promise<InvoiceOutcome> => {
  try {
    return { kind: 'ready', html: await getInvoice(get(httpAtom), access) };
  } catch (error) {
    return failed(error);
  }
});

/** Result of Buy again. `missing`: lines that are not available. `changes`: other prices and fewer pieces of the others. */
export type BuyAgainOutcome =
  | {
      readonly kind: 'bought';
      readonly messageKey: 'orders.boughtAgain';
      readonly missing: readonly OrderLine[];
      readonly changes: readonly Change[];
    }
  | { readonly kind: 'nothing'; readonly missing: readonly OrderLine[] }
  | Failed;

/** Adds the available products of an order to the cart, at current prices and limited to the stock. Never rejects. */
export const buyAgainAtom = atom(
  null,
  async (get, set, { lines }: Pick<AccountOrder, 'lines'>): Promise<BuyAgainOutcome> => {
    try {
      const bought = lines.slice(0, MAX_LINES).map(toCartLine);
      const quote = await postQuote(get(httpAtom), { lines: bought, promo_code: null });
      const cart = { ...EMPTY_CART, lines: bought.map((line) => ({ ...line, price: null })) };
      const available = applyQuote(cart, cart, quote).lines.filter(({ price }) => price !== null);
      for (const { quantity, ...product } of available) set(addToCartAtom, { product, quantity });
      // A single toast for all lines.
      set(swalMsgAtom, null);
      const isAvailable = (code: string | null) => available.some(({ productCode }) => productCode === code);
      const missing = lines.filter((line) => !isAvailable(line.product_code));
      const changes = quote.changes.filter((change) => isAvailable(change.product_code));
      return available.length > 0
        ? { kind: 'bought', messageKey: 'orders.boughtAgain', missing, changes }
        : { kind: 'nothing', missing };
    } catch (error) {
      return failed(error);
    }
  },
);

const toCartLine = ({
  product_code: productCode,
  quantity,
  route,
  name,
  size,
  color,
  arabic,
  price,
  discounted_price,
}: OrderLine): CartLine => ({
  productCode,
  quantity,
  route,
  name,
  size,
  color,
  arabic,
  picture: null,
  price,
  discounted_price,
  discount: 0,
  maxQuantity: quantity,
  regulatedFeeding: false,
});
