import type * as wire from '@mahd/contract';
import {
  ADDRESS_TYPES,
  ONLINE_METHODS,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  RETURN_STATES,
  TRACKING_STEPS,
} from '@mahd/rules/shop';
import { PRIVATE } from '../account/index.js';
import type { HttpClient, RequestOptions } from '../http/index.js';
import {
  array,
  boolean,
  fils,
  number,
  object,
  oneOf,
  optional,
  pictureOrNull,
  string,
  text,
  webAddress,
  type Read,
} from '../http/decoders.js';

import { queryAtomFamily, type NamedQuery } from '../store/index.js';
import { deliveryWindow } from './deliveryWindow.js';

const moment = optional(string, null);

const summaryFields = {
  order_number: string,
  /** ISO 8601. */
  created_at: string,
  /** Null while its card payment is pending. */
  status: optional(oneOf(...ORDER_STATUSES), null),
  payment_method: oneOf(...PAYMENT_METHODS),
  payment_state: optional(oneOf(...PAYMENT_STATES), null),
  payment_page: optional(webAddress, null),
  /** Sum of quantities. */
  items: optional(number, 0),
  final_total: fils,
  can_cancel: optional(boolean, false),
  has_invoice: optional(boolean, false),
};
/** An order in the list. Amounts are fils. */
export type AccountOrderSummary = wire.AccountOrderSummary;
const orderSummary = object<AccountOrderSummary>({
  ...summaryFields,
  open_return: optional(object({ return_number: string, state: oneOf(...RETURN_STATES) }), null),
});

/** A page of the customer's orders, newest first. */
export type AccountOrders = wire.AccountOrders;
const orderList = object<AccountOrders>({
  data: array(orderSummary),
  total: number,
  page: optional(number, 1),
  per_page: optional(number, 10),
});
/** An ordered item with its name and price at that time. Amounts are fils. */
export type OrderLine = wire.OrderLine;
export const orderLine = object<OrderLine>({
  product_code: string,
  route: text,
  name: text,
  size: text,
  color: text,
  arabic: optional(object({ name: text, size: text, color: text }), { name: '', size: '', color: '' }),
  picture: pictureOrNull,
  quantity: number,
  price: fils,
  discounted_price: optional(fils, 0),
  line_total: fils,
});

/** A refund of all or part of an order. Amounts are fils. */
export type OrderRefund = wire.OrderRefund;
export const orderRefund = object<OrderRefund>({
  reference: string,
  amount: fils,
  method: oneOf(...ONLINE_METHODS, 'manual'),
  state: oneOf('due', 'sent', 'done', 'refused'),
  requested_at: string,
  done_at: optional(string, null),
});

export type Courier = wire.Courier;
export const courier = object<Courier>({ name: string, tracking_number: string, url: optional(string, null) });

/** An order with all details. Amounts are fils, times ISO 8601. */
export type AccountOrder = Read<wire.AccountOrder, never, { changed_at: string | null }>;
const gift = object<NonNullable<wire.AccountOrder['gift']>>({
  firstName: text,
  lastName: text,
  mobile: text,
  message: optional(string, null),
});
const order = object<AccountOrder>({
  ...summaryFields,
  placed_at: moment,
  changed_at: moment,
  steps: array(object({ step: oneOf(...TRACKING_STEPS), state: oneOf('done', 'current', 'upcoming'), at: moment })),
  lines: array(orderLine),
  contact: object({ email: text, firstName: text, lastName: text, mobile: text }),
  address: object({
    address: text,
    type: oneOf(...ADDRESS_TYPES),
    emirates: text,
    area: text,
    note: optional(string, null),
  }),
  gift: optional(gift, null),
  amounts: object({
    productsValue: fils,
    discount: fils,
    subTotal: fils,
    promoDiscount: fils,
    shippingCharges: fils,
    finalTotal: fils,
    vat: fils,
  }),
  promo_code: optional(string, null),
  delivery: optional(deliveryWindow, null),
  courier: optional(courier, null),
  refunds: optional(array(orderRefund), []),
});

type Call = Pick<RequestOptions, 'signal'>;

/** GET auth/orders */
export async function getOrders(http: HttpClient, page: number, call?: Call): Promise<AccountOrders> {
  return orderList(await http.get('auth/orders', { ...call, query: { page } }));
}

const pathOf = (orderNumber: string) => `auth/orders/${encodeURIComponent(orderNumber)}`;

/** GET auth/orders/{number}; 404 for other customers' and unknown orders. */
export async function getOrder(http: HttpClient, orderNumber: string, call?: Call): Promise<AccountOrder> {
  return order(await http.get(pathOf(orderNumber), call));
}

/** POST auth/orders/{number}/cancel; 409 unless its state is ORDERPLACED. */
export async function postCancel(http: HttpClient, orderNumber: string): Promise<AccountOrder> {
  return order(await http.post(`${pathOf(orderNumber)}/cancel`, {}));
}

/** Access to an order: as its logged-in customer, or by the token of a link in its mails. */
export interface OrderAccess {
  readonly orderNumber: string;
  /** Null for the logged-in customer. */
  readonly link: string | null;
}

/** GET auth/orders/{number}/invoice, or POST orders/link/invoice: a complete HTML page in both languages, for printing. */
export async function getInvoice(http: HttpClient, { orderNumber, link }: OrderAccess): Promise<string> {
  return string(
    await (link === null
      ? http.get(`${pathOf(orderNumber)}/invoice`, { as: 'text' })
      : http.post('orders/link/invoice', { token: link }, { as: 'text' })),
  );
}

/** Common start of the query keys of the customer's orders. */
export const ORDERS_KEY = [PRIVATE, 'orders'] as const;

/** A page of the customer's orders, for logged-in users only. */
export const accountOrdersQuery = (http: HttpClient, page: number): NamedQuery<AccountOrders> => ({
  queryKey: [...ORDERS_KEY, 'list', page],
  queryFn: ({ signal }) => getOrders(http, page, { signal }),
});

/** `useAtomValue(accountOrdersAtom(1))`: a page of the customer's orders. */
export const accountOrdersAtom = queryAtomFamily(accountOrdersQuery);

/** An order with all details, for logged-in users only. */
export const accountOrderQuery = (http: HttpClient, orderNumber: string): NamedQuery<AccountOrder> => ({
  queryKey: [...ORDERS_KEY, 'one', orderNumber],
  queryFn: ({ signal }) => getOrder(http, orderNumber, { signal }),
});

/** `useAtomValue(accountOrderAtom('MH-123456789'))`: an order with all details. */
export const accountOrderAtom = queryAtomFamily(accountOrderQuery);
