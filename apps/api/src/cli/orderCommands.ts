import { formatPrice } from '@mahd/rules/locale';
import { isOrderStatus, ORDER_STATUSES, type OrderStatus } from '@mahd/rules/shop';
import type { Gift } from '../db/schema/index.js';
import type { MoveOutcome, OrderSummary } from '../orders/orderAdmin.js';
import { packingSlip } from '../orders/invoice/packingSlip.js';
import type { FullOrder } from '../orders/queries.js';
import { oneLine } from '../text/oneLine.js';
import { writeNewFile } from './writeNewFile.js';
import {
  done,
  HOW_MANY_REFUSED,
  howMany,
  indented,
  moment,
  momentOf,
  refused,
  type Command,
  type CommandInput,
  type CommandResult,
  type AdminServices,
} from './Command.js';

const MINUTE_MS = 60_000;
const MAX_TEXT = 60;
const MAX_URL = 500;

export const orderCommands: readonly Command[] = [
  {
    name: 'order list',
    values: '[how many]',
    does: 'lists the latest orders',
    options: {
      attention: { does: 'only orders that need a person, and why' },
      status: { value: 'status', does: 'only orders in this status' },
      contact: { value: 'email or mobile', does: 'only orders with this email address or mobile number' },
      name: { value: 'text', does: "only orders with this in the customer's name" },
      since: { value: 'day', does: 'only orders placed since this day, e.g. 2026-11-23, or moment' },
    },
    run: ({ orders }, input) => list(orders, input),
  },
  {
    name: 'order show',
    values: '<number>',
    does: 'shows everything about one order',
    async run({ orders }, { values: [number = ''] }) {
      const fullOrder = await orders.show(number);
      return fullOrder === undefined ? unknown(number) : done(describe(fullOrder));
    },
  },
  {
    name: 'order status',
    values: '<number> <status>',
    does: `changes the status of an order and notifies the customer. Statuses: ${ORDER_STATUSES.join(', ')}`,
    run: ({ orders }, { values: [number = '', status = ''] }) => move(orders, number, status),
  },
  {
    name: 'order dispatch',
    values: '<number>',
    does: 'marks an order as dispatched, or changes the courier of a dispatched one, and notifies the customer of its courier and tracking number',
    options: {
      courier: { value: 'name', does: 'the courier; required' },
      tracking: { value: 'number', does: 'the tracking number; required' },
      url: { value: 'address', does: "the parcel's page at the courier, starting with https://" },
    },
    run: ({ orders }, { values: [number = ''], options }) => dispatch(orders, number, options),
  },
  {
    name: 'order settle',
    values: '<number>',
    does: 'marks an order as dealt with: takes the stock it was paid without, or accepts that its promo code was used up',
    run: ({ orders }, { values: [number = ''] }) => settle(orders, number),
  },
  {
    name: 'order slip',
    values: '<number> <file>',
    does: "writes the packing slip of an order that is to be sent, without prices and with a gift's message, as a page to print",
    async run({ orders }, { values: [number = '', file = ''], cwd }) {
      const fullOrder = await orders.show(number);
      if (fullOrder === undefined) return unknown(number);
      const { status } = fullOrder.order;
      if (status === null) return notPlaced(number);
      if (status === 'ORDERCANCELLED') return refused(`${number} is ORDERCANCELLED: there is nothing to pack.`);
      return writeNewFile(cwd, file, packingSlip(fullOrder));
    },
  },
  {
    name: 'order cancel',
    values: '',
    does: 'cancels all unconfirmed cash orders that match every option: releases stock and promo codes, and notifies each customer',
    options: {
      contact: { value: 'email or mobile', does: 'orders with this email address, in any spelling, or mobile number' },
      'same-address-as': { value: 'number', does: 'orders from the same network address as this one' },
      from: {
        value: 'moment',
        does: 'orders placed at or after this time, e.g. "2026-11-23 08:15", in UAE time as in the list',
      },
      until: { value: 'moment', does: 'orders placed up to and including this minute' },
      'dry-run': { does: 'only lists the orders' },
    },
    run: ({ orders }, { options }) => cancel(orders, options),
  },
];

async function list(orders: AdminServices['orders'], { values, options }: CommandInput): Promise<CommandResult> {
  const limit = howMany(values[0]);
  if (limit === null) return HOW_MANY_REFUSED;
  const { attention, status: typedStatus, contact, name, since: typedSince } = options;
  const status = typeof typedStatus === 'string' ? typedStatus.toUpperCase() : undefined;
  if (status !== undefined && !isOrderStatus(status))
    return refused(`--status must be one of ${ORDER_STATUSES.join(', ')}.`);
  const since = typeof typedSince === 'string' ? (momentOf(`${typedSince} 00:00`) ?? momentOf(typedSince)) : undefined;
  if (since === null)
    return refused('--since must be a day such as 2026-11-23, or a moment such as "2026-11-23 08:15".');
  const entries = await orders.list(limit, {
    attention: attention === true,
    status,
    contact: typeof contact === 'string' ? contact : undefined,
    name: typeof name === 'string' ? name : undefined,
    since,
  });
  if (entries.length > 0) return done(entries.map(line).join('\n'));
  const criteria = Object.keys(options);
  if (criteria.length === 0) return done('No orders yet.');
  return done(criteria.join() === 'attention' ? 'No order needs attention.' : 'No order matches.');
}

async function cancel(orders: AdminServices['orders'], options: CommandInput['options']): Promise<CommandResult> {
  const { contact, 'same-address-as': like, from, until, 'dry-run': isDry } = options;
  if ([contact, like, from, until].every((option) => option === undefined))
    return refused('Specify --contact, --same-address-as, --from or --until.');
  const [start, end] = [from, until].map((typed) => (typeof typed === 'string' ? momentOf(typed) : undefined));
  if (start === null || end === null) return refused('--from and --until must be moments such as "2026-11-23 08:15".');
  const network = typeof like === 'string' ? await orders.networkOf(like) : undefined;
  if (typeof like === 'string' && network === undefined)
    return refused(`The address of ${like} is unknown: it is stored only while an order is unconfirmed.`);
  const criteria = {
    contact: typeof contact === 'string' ? contact : undefined,
    network,
    from: start,
    before: end && new Date(end.getTime() + MINUTE_MS),
  };
  const entries = isDry === true ? await orders.unconfirmed(criteria) : await orders.cancelUnconfirmed(criteria);
  if (entries.length === 0) return done('No unconfirmed cash order matches.');
  const total = formatPrice(
    entries.reduce((sum, { finalTotalFils }) => sum + finalTotalFils, 0),
    'en',
  );
  const summary = `${entries.length} ${entries.length === 1 ? 'order' : 'orders'}, ${total}: ${isDry === true ? 'would be cancelled' : 'cancelled'}.`;
  return done([...entries.map(line), summary].join('\n'));
}

async function dispatch(
  orders: AdminServices['orders'],
  number: string,
  options: CommandInput['options'],
): Promise<CommandResult> {
  const [courier, trackingNumber, url] = [options.courier, options.tracking, options.url].map((option) =>
    typeof option === 'string' ? oneLine(option) : '',
  );
  if (!courier || !trackingNumber || courier.length > MAX_TEXT || trackingNumber.length > MAX_TEXT)
    return refused(`--courier and --tracking are required, with at most ${MAX_TEXT} characters each.`);
  if (url && (!URL.canParse(url) || new URL(url).protocol !== 'https:' || url.length > MAX_URL))
    return refused('--url must start with https://.');
  const outcome = await orders.dispatch(number, { courier, trackingNumber, trackingUrl: url || null });
  return resultOf(outcome, number, 'ORDERDISPATCHED');
}

async function settle(orders: AdminServices['orders'], number: string): Promise<CommandResult> {
  const outcome = await orders.settle(number);
  switch (outcome.kind) {
    case 'settled':
      return done(`${number} is settled${outcome.attention === null ? '.' : `, but: ! ${outcome.attention}`}`);
    case 'unknown':
      return unknown(number);
    case 'nothing':
      return refused(`${number} needs no attention.`);
    case 'no_stock':
      return refused(`The stock is still short: import the new stock first, or cancel ${number}.`);
    case 'refund_open':
      return refused(`${number} settles itself with its refund: see "refunds list".`);
  }
}

async function move(orders: AdminServices['orders'], number: string, typed: string): Promise<CommandResult> {
  const status = typed.toUpperCase();
  if (!isOrderStatus(status)) return refused(`Unknown status ${typed}. Statuses: ${ORDER_STATUSES.join(', ')}`);
  return resultOf(await orders.move(number, status), number, status);
}

function resultOf(outcome: MoveOutcome, number: string, status: OrderStatus): CommandResult {
  if (outcome.kind === 'moved') return done(`${number} is now ${status}.`);
  if (outcome.kind === 'unknown') return unknown(number);
  if (outcome.from === null) return notPlaced(number);
  const possible =
    outcome.possible.length === 0 ? 'This is the final status.' : `Next: ${outcome.possible.join(' or ')}.`;
  return refused(`${number} is ${outcome.from}. ${possible}`);
}

function notPlaced(number: string): CommandResult {
  return refused(`${number} is not placed yet: its payment is missing.`);
}

function unknown(number: string): CommandResult {
  return refused(`Order ${number} not found.`);
}

function line(entry: OrderSummary): string {
  return [
    entry.number,
    moment(entry.createdAt),
    (entry.status ?? 'not placed').padEnd(17),
    payment(entry.paymentMethod, entry.refundState ?? entry.paymentState).padEnd(20),
    formatPrice(entry.finalTotalFils, 'en').padStart(14),
    entry.customer,
    ...(entry.attention === null ? [] : [`! ${entry.attention}`]),
  ].join('  ');
}

function describe({ order, lines, history, payment: paid, refunds }: FullOrder): string {
  const price = (fils: number) => formatPrice(fils, 'en');
  return [
    `${order.number}  ${order.status ?? 'not placed'}  ${payment(order.paymentMethod, paid?.state ?? null)}${paid?.tranRef == null ? '' : `  ${paid.tranRef}`}`,
    ...(order.attention === null ? [] : [`! ${order.attention}`]),
    '',
    `${order.firstName} ${order.lastName}, ${order.email}, ${order.mobile} (${order.language})`,
    `${order.addressType}: ${order.address}, ${order.area}, ${order.emirate}`,
    ...(order.gift === null ? [] : giftLines(order.gift)),
    ...(order.note === null ? [] : [`Note: ${indented(order.note)}`]),
    ...(order.deliveryFrom === null ? [] : [`Promised for ${order.deliveryFrom} to ${order.deliveryTo}`]),
    ...(order.courier === null ? [] : [[order.courier, order.trackingNumber, order.trackingUrl].join('  ').trimEnd()]),
    '',
    ...lines.map(
      ({ quantity, productCode, texts, lineTotalFils }) =>
        `${String(quantity).padStart(3)} × ${productCode.padEnd(14)} ${[texts.en.name, texts.en.size, texts.en.color].filter((part) => part !== '').join(', ')}  ${price(lineTotalFils)}`,
    ),
    '',
    `Subtotal ${price(order.subTotalFils)}, promo ${price(order.promoDiscountFils)}${order.promoCode === null ? '' : ` (${order.promoCode})`}, delivery ${price(order.shippingFils)}`,
    `Total ${price(order.finalTotalFils)}, VAT included ${price(order.vatFils)}`,
    '',
    `${moment(order.createdAt)}  created`,
    ...history.map(({ status, at }) => `${moment(at)}  ${status}`),
    ...refunds.map(
      ({ requestedAt, reference, amountFils, method, state, settlementReference }) =>
        `${moment(requestedAt)}  refund ${reference}  ${price(amountFils)}  ${settlementReference === null ? `${method} ${state}` : `settled by hand, reference ${settlementReference}`}`,
    ),
  ].join('\n');
}

function giftLines({ firstName, lastName, mobile, message }: Gift): string[] {
  return [
    `GIFT for ${firstName} ${lastName}, ${mobile}: no prices in the parcel, see "order slip"`,
    ...(message === null ? [] : ['Gift message:', ...message.split('\n').map((line) => `  ${line}`)]),
  ];
}

function payment(method: string, state: string | null): string {
  return state === null ? method : `${method} ${state}`;
}
