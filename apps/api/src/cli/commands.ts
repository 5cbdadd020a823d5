import { formatPrice } from '@mahd/rules/locale';
import { isOrderStatus, ORDER_STATUSES } from '@mahd/rules/shop';
import type { DeskEntry, OrderDesk } from '../orders/desk.js';
import type { WholeOrder } from '../orders/queries.js';

/** What a command answers: text for the terminal, and whether it did what was asked. */
export interface CommandResult {
  readonly ok: boolean;
  readonly text: string;
}

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 500;

export const USAGE = `Usage:
  order list [how many]            the latest orders
  order show <number>              everything about one order
  order status <number> <status>   moves an order on and tells the customer

Statuses: ${ORDER_STATUSES.join(', ')}`;

/** Runs one operators' command. */
export async function runCommand(desk: OrderDesk, [group, action, ...rest]: readonly string[]): Promise<CommandResult> {
  if (group !== 'order') return { ok: false, text: USAGE };
  const [number, status] = rest;
  if (action === 'list') return list(desk, number);
  if (action === 'show' && number !== undefined) return show(desk, number);
  if (action === 'status' && number !== undefined && status !== undefined) return move(desk, number, status);
  return { ok: false, text: USAGE };
}

async function list(desk: OrderDesk, howMany: string | undefined): Promise<CommandResult> {
  const limit = howMany === undefined ? DEFAULT_LIMIT : Number(howMany);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) return { ok: false, text: `How many must be a number from 1 to ${MAX_LIMIT}.` };
  const entries = await desk.list(limit);
  return { ok: true, text: entries.length === 0 ? 'There are no orders yet.' : entries.map(line).join('\n') };
}

async function show(desk: OrderDesk, number: string): Promise<CommandResult> {
  const whole = await desk.show(number);
  return whole === undefined ? unknown(number) : { ok: true, text: describe(whole) };
}

async function move(desk: OrderDesk, number: string, typed: string): Promise<CommandResult> {
  const status = typed.toUpperCase();
  if (!isOrderStatus(status)) return { ok: false, text: `${typed} is no status. Statuses: ${ORDER_STATUSES.join(', ')}` };
  const outcome = await desk.move(number, status);
  if (outcome.kind === 'moved') return { ok: true, text: `${number} is now ${status}.` };
  if (outcome.kind === 'unknown') return unknown(number);
  if (outcome.from === null) return { ok: false, text: `${number} is not placed: its card payment has not arrived.` };
  const possible = outcome.possible.length === 0 ? 'It stays there.' : `From there it can go to ${outcome.possible.join(' or ')}.`;
  return { ok: false, text: `${number} is ${outcome.from}. ${possible}` };
}

function unknown(number: string): CommandResult {
  return { ok: false, text: `There is no order ${number}.` };
}

function line(entry: DeskEntry): string {
  return [
    entry.number,
    moment(entry.createdAt),
    (entry.status ?? 'not placed').padEnd(17),
    payment(entry.paymentMethod, entry.paymentState).padEnd(15),
    formatPrice(entry.finalTotalFils, 'en').padStart(14),
    entry.customer,
    ...(entry.attention === null ? [] : [`! ${entry.attention}`]),
  ].join('  ');
}

function describe({ order, lines, history, payment: paid }: WholeOrder): string {
  const price = (fils: number) => formatPrice(fils, 'en');
  return [
    `${order.number}  ${order.status ?? 'not placed'}  ${payment(order.paymentMethod, paid?.state ?? null)}${paid?.tranRef == null ? '' : `  ${paid.tranRef}`}`,
    ...(order.attention === null ? [] : [`! ${order.attention}`]),
    '',
    `${order.firstName} ${order.lastName}, ${order.email}, ${order.mobile} (${order.language})`,
    `${order.addressType}: ${order.address}, ${order.area}, ${order.emirate}`,
    ...(order.note === null ? [] : [`Note: ${order.note}`]),
    '',
    ...lines.map(({ quantity, productCode, texts, lineTotalFils }) => `${String(quantity).padStart(3)} × ${productCode.padEnd(14)} ${[texts.en.name, texts.en.size, texts.en.color].filter((part) => part !== '').join(', ')}  ${price(lineTotalFils)}`),
    '',
    `Sub total ${price(order.subTotalFils)}, promo ${price(order.promoDiscountFils)}${order.promoCode === null ? '' : ` (${order.promoCode})`}, delivery ${price(order.shippingFils)}`,
    `Total ${price(order.finalTotalFils)}, VAT included ${price(order.vatFils)}`,
    '',
    `${moment(order.createdAt)}  created`,
    ...history.map(({ status, at }) => `${moment(at)}  ${status}`),
  ].join('\n');
}

function payment(method: string, state: string | null): string {
  return state === null ? method : `${method} ${state}`;
}

function moment(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}
