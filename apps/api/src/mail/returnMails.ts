import { formatMessage, formatPrice } from '@mahd/rules/locale';
import type { MailedReturnState } from '../jobs/outboxWriter.js';
import type { Order } from '../orders/lifecycle.js';
import type { OrderLine } from '../orders/queries.js';
import type { FullReturn } from '../returns/queries.js';
import { itemTitle } from '../text/itemTitle.js';
import type { MailContent } from './message.js';
import { orderLink, type MailSurroundings } from './orderMails.js';
import { mailTexts } from './texts/index.js';

interface ReturnOfOrder {
  readonly full: FullReturn;
  readonly order: Order;
  readonly lines: readonly OrderLine[];
}

/** The mail about a state of a return, in the order's language. */
export function returnChange(
  { full: { entry, lines: returned }, order, lines }: ReturnOfOrder,
  state: MailedReturnState,
  surroundings: MailSurroundings,
): MailContent {
  const { language } = order;
  const all = mailTexts[language];
  const texts = all.returnChange;
  const amount = formatPrice(entry.refundFils, language);
  const values = { orderNumber: order.number, returnNumber: entry.number, state: all.returnState[state] };
  const isRefused = state === 'refused';
  const rows = returned.flatMap(({ position, quantity, refundFils }) => {
    const line = lines.find((one) => one.position === position);
    if (line === undefined) return [];
    const cells = [itemTitle(line.texts[language]), String(quantity)];
    return [{ cells: isRefused ? cells : [...cells, formatPrice(refundFils, language)] }];
  });
  const sums = [
    ...(entry.deliveryFeeFils === 0
      ? []
      : [{ cells: [texts.deliveryFee, '', formatPrice(entry.deliveryFeeFils, language)] }]),
    { cells: [all.total, '', amount], strong: true },
  ];
  return {
    id: `return-change-${entry.number}-${state}`,
    to: order.email,
    language,
    subject: formatMessage(language, texts.subject, values),
    preheader: texts.preheader,
    firstName: order.firstName,
    blocks: [
      formatMessage(language, all.returnText[state], { ...values, amount }),
      ...(isRefused && entry.refusal !== null
        ? [formatMessage(language, texts.reason, { reason: entry.refusal })]
        : []),
      // Of a refused return no money comes back.
      isRefused
        ? { head: [all.product, all.quantity], rows }
        : { head: [all.product, all.quantity, texts.refund], rows: [...rows, ...sums] },
    ],
    button: { label: texts.button, href: orderLink(order, surroundings) },
    after: isRefused ? [texts.help] : [],
  };
}
