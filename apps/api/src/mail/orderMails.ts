import { emirates } from '@mahd/content';
import {
  commaOf,
  dubaiDate,
  formatDate,
  formatDateRange,
  formatMessage,
  formatPrice,
  formatUaeMobile,
  weekdayName,
} from '@mahd/rules/locale';
import { containsLink, isPayLater, vatIncluded, type OrderStatus } from '@mahd/rules/shop';
import { formatHoliday, isHoliday, type DeliverySettings } from '@mahd/rules/shop/delivery';
import type { OutboxMessage } from '../jobs/outboxWriter.js';
import type { Order } from '../orders/lifecycle.js';
import type { OrderTokens } from '../orders/orderTokens.js';
import type { OrderLine, FullOrder } from '../orders/queries.js';
import { placedAt, promisedDays } from '../orders/shipment.js';
import { CHARGED_BACK } from '../refunds/service.js';
import { itemTitle } from '../text/itemTitle.js';
import type { MailContent, MailTable } from './message.js';
import { mailTexts } from './texts/index.js';

const DAY_MS = 86_400_000;

export interface MailSurroundings {
  readonly publicOrigin: string;
  /** Signs the links to orders. */
  readonly links: OrderTokens;
}

/** The order confirmation, in the order's language. */
export function orderConfirmation(
  { order, lines }: FullOrder,
  { delivery, ...surroundings }: MailSurroundings & { readonly delivery: DeliverySettings },
): MailContent {
  const { language } = order;
  const all = mailTexts[language];
  const texts = all.orderConfirmation;
  const placed = placedAt(order);
  const total = formatPrice(order.finalTotalFils, language);
  return {
    id: `order-confirmation-${order.number}`,
    to: order.email,
    language,
    subject: formatMessage(language, texts.subject, { orderNumber: order.number }),
    preheader: formatMessage(language, texts.preheader, { total }),
    firstName: order.firstName,
    blocks: [
      texts.thanks,
      formatMessage(language, texts.received, { orderNumber: order.number, date: formatDate(placed, language) }),
      linesTable(lines, order),
      amountsTable(order),
      formatMessage(language, texts.payment, {
        paymentMethod: all[order.paymentMethod],
      }),
      formatMessage(language, texts.delivery, { address: addressText(order) }),
      ...noteLines(order),
      ...giftLines(order),
      arrivalText(order, delivery),
      ...closedDays(order, delivery),
    ],
    button: { label: texts.button, href: orderLink(order, surroundings) },
    after: [texts.cancel, texts.returns],
  };
}

/** The sentence about the days an order is expected to arrive. */
function arrivalText(order: Order, delivery: DeliverySettings): string {
  const { language, emirate } = order;
  const { from, to } = promisedDays(order, delivery);
  const place = emirates.find(({ name }) => name === emirate);
  return formatMessage(language, mailTexts[language].orderConfirmation.expected, {
    dates: formatDateRange(from, to, language),
    emirate: inLanguage(place, emirate, language),
  });
}

/** The days an order that was dispatched is expected to arrive; nothing if it was dispatched after them. */
function arrivalLines(order: Order, delivery: DeliverySettings): string[] {
  const isLate = promisedDays(order, delivery).to < dubaiDate(order.changedAt);
  return isLate ? [] : [arrivalText(order, delivery)];
}

/** The mail about a status change. */
export function statusChange(
  { order, refunds }: FullOrder,
  status: OrderStatus,
  change: number,
  { delivery, ...surroundings }: MailSurroundings & { readonly delivery: DeliverySettings },
): MailContent {
  const all = mailTexts[order.language];
  const texts = all.statusChange;
  const words = { orderNumber: order.number, status: all.status[status] };
  const refund = status === 'ORDERCANCELLED' ? refunds.find(({ reason }) => reason === 'cancelled') : undefined;
  return {
    id: `status-change-${order.number}-${change}`,
    to: order.email,
    language: order.language,
    subject: formatMessage(order.language, texts.subject, words),
    preheader: texts.preheader,
    firstName: order.firstName,
    blocks: [
      formatMessage(order.language, all.statusText[status], words),
      ...(status === 'ORDERDISPATCHED' ? [...arrivalLines(order, delivery), ...courierLines(order)] : []),
      ...(refund === undefined
        ? []
        : [
            formatMessage(order.language, isPayLater(order.paymentMethod) ? all.payLaterRefund.due : all.refundDue, {
              amount: formatPrice(refund.amountFils, order.language),
              method: all[order.paymentMethod],
            }),
          ]),
    ],
    button: { label: texts.button, href: orderLink(order, surroundings) },
    after: [
      ...(status === 'ORDERDELIVERED' ? [all.orderConfirmation.returns] : []),
      ...(status === 'ORDERDISPATCHED' || status === 'ORDERDELIVERED' ? [texts.help] : []),
    ],
  };
}

/** The mail about a refund's progress. */
export function refundMail(
  { order, refunds }: FullOrder,
  reference: string,
  event: Extract<OutboxMessage, { readonly kind: 'refund' }>['event'],
  surroundings: MailSurroundings,
): MailContent {
  const refund = refunds.find((known) => known.reference === reference);
  if (refund === undefined) throw new Error('The refund of a mail is gone');
  const { language } = order;
  const all = mailTexts[language];
  const settlement = event === 'done' ? refund.settlementReference : null;
  const isChargedBack = settlement !== null && refund.lastError === CHARGED_BACK;
  const texts = {
    ...all.refund[event],
    ...(event !== 'manual' && event !== 'charged_back' && isPayLater(order.paymentMethod)
      ? all.payLaterRefund[event]
      : {}),
    ...(settlement === null ? {} : all.refund.settled[isChargedBack ? 'chargedBack' : 'byHand']),
  };
  const values = {
    orderNumber: order.number,
    amount: formatPrice(refund.amountFils, language),
    method: all[order.paymentMethod],
    vat: formatPrice(vatIncluded(refund.amountFils), language),
    reference: leftToRight(reference),
    settlement: isolated(settlement ?? ''),
  };
  const text = (template: string) => formatMessage(language, template, values);
  return {
    id: `refund-${reference}-${event}`,
    to: order.email,
    language,
    subject: text(texts.subject),
    preheader: text(texts.preheader),
    firstName: order.firstName,
    blocks: [text(texts.text), ...(event === 'done' ? [text(all.refund.creditNote)] : [])],
    button: { label: all.statusChange.button, href: orderLink(order, surroundings) },
    after: [],
  };
}

/** The delivery note. One with a link, such as to a map, is left out: the address may be somebody else's, who must not get links from strangers. */
function noteLines({ language, note }: Order): string[] {
  if (note === null || containsLink(note)) return [];
  return [formatMessage(language, mailTexts[language].orderConfirmation.note, { note: isolated(note) })];
}

/** Sentences about a gift. */
function giftLines({ language, gift }: Order): string[] {
  if (gift === null) return [];
  const { noPrices, message } = mailTexts[language].gift;
  return [
    noPrices,
    ...(gift.message === null
      ? []
      : [formatMessage(language, message, { message: gift.message.split('\n').map(isolated).join('\n') })]),
  ];
}

/** Sentences about the courier of a dispatched order. */
function courierLines({ language, courier, trackingNumber, trackingUrl }: Order): string[] {
  if (courier === null || trackingNumber === null) return [];
  const texts = mailTexts[language].courier;
  const values = { courier: isolated(courier), trackingNumber: leftToRight(trackingNumber), url: trackingUrl ?? '' };
  return [texts.name, ...(trackingUrl === null ? [] : [texts.url])].map((text) =>
    formatMessage(language, text, values),
  );
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** A sentence naming the weekdays without delivery, and the holidays before the order arrives; empty if there are none. */
function closedDays(order: Order, delivery: DeliverySettings): string[] {
  const { language } = order;
  const weekdays = delivery.closedWeekdays.map((day) => weekdayName(day, language));
  const holidays = holidaysBefore(order, delivery).map((date) => formatHoliday(date.slice('YYYY-'.length), language));
  if (weekdays.length + holidays.length === 0) return [];
  const days =
    language === 'en'
      ? either.format([...weekdays, ...holidays])
      : [
          ...(weekdays.length > 0 ? [`أيام ${weekdays.join(' و')}`] : []),
          ...holidays.map((holiday) => `يوم ${holiday}`),
        ].join(' و');
  return [formatMessage(language, mailTexts[language].orderConfirmation.noDelivery, { days })];
}

/** The holidays from the day an order was placed to the last day it is expected, `YYYY-MM-DD`. */
function holidaysBefore(order: Order, delivery: DeliverySettings): string[] {
  const { to } = promisedDays(order, delivery);
  const holidays: string[] = [];
  for (let time = placedAt(order).getTime(); ; time += DAY_MS) {
    const date = dubaiDate(time);
    if (date > to) return holidays;
    if (isHoliday(date, delivery)) holidays.push(date);
  }
}

function linesTable(lines: readonly OrderLine[], { language }: Order): MailTable {
  const texts = mailTexts[language];
  return {
    head: [texts.product, texts.quantity, texts.total],
    rows: lines.map((line) => ({
      cells: [itemTitle(line.texts[language]), String(line.quantity), formatPrice(line.lineTotalFils, language)],
    })),
  };
}

function amountsTable(order: Order): MailTable {
  const { language } = order;
  const texts = mailTexts[language];
  const price = (fils: number) => formatPrice(fils, language);
  const shipping = order.shippingFils === 0 ? texts.free : price(order.shippingFils);
  return {
    rows: [
      // Without a discount they are the subtotal.
      ...(order.discountFils === 0
        ? []
        : [
            { cells: [texts.productsValue, price(order.productsValueFils)] },
            { cells: [texts.siteDiscount, price(-order.discountFils)] },
          ]),
      { cells: [texts.subTotal, price(order.subTotalFils)] },
      ...(order.promoDiscountFils === 0
        ? []
        : [{ cells: [`${texts.promoDiscount} (${order.promoCode ?? ''})`, price(-order.promoDiscountFils)] }]),
      { cells: [texts.shipping, shipping] },
      { cells: [texts.total, price(order.finalTotalFils)], strong: true },
      { cells: [formatMessage(order.language, texts.vatIncluded, { amount: price(order.vatFils) }), ''] },
    ],
  };
}

function addressText(order: Order): string {
  const recipient = order.gift ?? order;
  const texts = mailTexts[order.language];
  const emirate = emirates.find(({ name }) => name === order.emirate);
  const area = emirate?.locations.find(({ name }) => name === order.area);
  return [
    isolated(`${recipient.firstName} ${recipient.lastName}`),
    ...(order.addressType === 'other' ? [] : [texts[order.addressType]]),
    isolated(order.address),
    isolated(inLanguage(area, order.area, order.language)),
    inLanguage(emirate, order.emirate, order.language),
    leftToRight(formatUaeMobile(recipient.mobile)),
  ].join(commaOf(order.language));
}

/** The name of a known place; otherwise `text`, as the customer typed it. */
function inLanguage(
  place: { readonly name: string; readonly name_ar: string } | undefined,
  text: string,
  language: Order['language'],
): string {
  if (place === undefined) return text;
  return language === 'ar' ? place.name_ar : place.name;
}

/** Isolates text of unknown direction (U+2068 … U+2069). */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Isolates numbers and codes as left-to-right (U+2066 … U+2069). */
function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}

/** A link that opens the order without a login. The token is in the fragment, which is in no request and no referrer. */
export function orderLink(order: Order, { publicOrigin, links }: MailSurroundings): string {
  const page = `${publicOrigin}/${order.language}/order-tracking?order=${encodeURIComponent(order.number)}`;
  return `${page}#link=${links.issue(order.number)}`;
}
