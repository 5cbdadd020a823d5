import type { Language } from '@mahd/contract';
import { directionOf, formatDate, formatPrice, formatUaeMobile } from '@mahd/rules/locale';
import { vatIncluded } from '@mahd/rules/shop';
import { legalNameOf, type CompanyFacts } from '../../mail/message.js';
import { mailTexts } from '../../mail/texts/index.js';
import type { Refund } from '../../refunds/service.js';
import { escapeHtml } from '../../text/sanitise.js';
import type { Gift } from '../../db/schema/index.js';
import type { Order } from '../lifecycle.js';
import type { OrderLine, FullOrder } from '../queries.js';
import { placedAt } from '../shipment.js';
import { addressLines } from './addressLines.js';
import { bilingual, lineNames } from './bilingual.js';
import { invoiceTexts, VAT_RATE, type InvoiceTexts } from './texts.js';

export interface InvoiceContext {
  readonly publicOrigin: string;
  readonly facts: CompanyFacts;
}

/**
 * A printable invoice in both languages, the order's first, with the credit notes of its refunds. It is a tax invoice
 * only if the seller has a tax registration number.
 */
export function invoicePage({ order, lines, refunds }: FullOrder, { publicOrigin, facts }: InvoiceContext): string {
  const { language } = order;
  const isTaxed = facts.trn !== undefined;
  const say = bilingual(language);
  const price = (fils: number) => `<bdi>${escapeHtml(formatPrice(fils, language))}</bdi>`;
  const date = (moment: Date) => `<bdi>${escapeHtml(formatDate(moment, language))}</bdi>`;
  const placed = placedAt(order);
  const title = isTaxed ? 'taxInvoice' : 'invoice';
  const heads: readonly (keyof InvoiceTexts)[] = [
    'description',
    'quantity',
    'unitPrice',
    'discount',
    ...(isTaxed ? (['rate'] as const) : []),
    'amount',
  ];
  const sum = (key: keyof InvoiceTexts, amount: string, kind = '') =>
    `<tr${kind}><th scope="row" colspan="${heads.length - 1}">${say(key)}</th><td class="number">${amount}</td></tr>`;
  const company = [legalNameOf(facts, language), facts.address, facts.phone, facts.email].filter(
    (part) => part !== undefined,
  );

  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${invoiceTexts[language][title]} ${order.number}`)}</title>
<link rel="stylesheet" href="${escapeHtml(publicOrigin)}/api/invoice.css">
</head>
<body>
<main>
<header>
<p class="brand">${escapeHtml(mailTexts[language].brand)}</p>
<h1 id="title">${say(title)}</h1>
</header>
<div class="parties">
<section><h2>${say('seller')}</h2>
${company.map((part) => `<p><bdi>${escapeHtml(part)}</bdi></p>`).join('\n')}
${facts.trn === undefined ? '' : `<p>${say('trn')}<br><bdi class="code">${escapeHtml(facts.trn)}</bdi></p>`}
${facts.licence === undefined ? '' : `<p>${say('licence')}<br><bdi class="code">${escapeHtml(facts.licence)}</bdi></p>`}
</section>
<section><h2>${say('customer')}</h2>
<p><bdi>${escapeHtml(`${order.firstName} ${order.lastName}`)}</bdi></p>
${order.gift === null ? addressLines(order) : ''}
<p><bdi dir="ltr">${escapeHtml(formatUaeMobile(order.mobile))}</bdi></p>
</section>
${order.gift === null ? '' : giftRecipient(order, order.gift, say)}
<dl>
<dt>${say('number')}</dt><dd><bdi class="code">${escapeHtml(order.number)}</bdi></dd>
<dt>${say('date')}</dt><dd>${date(placed)}</dd>
<dt>${say('payment')}</dt><dd>${say(order.paymentMethod)}</dd>
</dl>
</div>
<div class="lines" role="region" aria-labelledby="title" tabindex="0">
<table>
<thead><tr>${heads.map((key, index) => `<th scope="col"${index === 0 ? '' : ' class="number"'}>${say(key)}</th>`).join('')}</tr></thead>
<tbody>
${lines.map((line) => lineRow(line, language, isTaxed, price)).join('\n')}
</tbody>
<tfoot>
${order.promoDiscountFils === 0 ? '' : sum('promo', price(-order.promoDiscountFils))}
${sum('shipping', price(order.shippingFils))}
${isTaxed ? sum('net', price(order.finalTotalFils - order.vatFils)) + sum('vat', price(order.vatFils)) : ''}
${sum('total', price(order.finalTotalFils), ' class="total"')}
</tfoot>
</table>
</div>
${refunds.length === 0 ? '' : creditNotes(refunds, isTaxed, { say, price, date })}
<footer><p>${say('thanks')}</p></footer>
</main>
</body>
</html>`;
}

function lineRow(line: OrderLine, language: Language, isTaxed: boolean, price: (fils: number) => string): string {
  const discount = line.discountedFils > 0 ? (line.priceFils - line.discountedFils) * line.quantity : 0;
  const cells = [
    String(line.quantity),
    price(line.priceFils),
    discount === 0 ? '–' : price(-discount),
    ...(isTaxed ? [VAT_RATE] : []),
    price(line.lineTotalFils),
  ];
  return `<tr><td>${lineNames(line, language)}</td>${cells.map((cell) => `<td class="number">${cell}</td>`).join('')}</tr>`;
}

/** A gift is delivered to another person than its customer. */
function giftRecipient(order: Order, { firstName, lastName, mobile }: Gift, say: ReturnType<typeof bilingual>): string {
  return `<section><h2>${say('recipient')}</h2>
<p><bdi>${escapeHtml(`${firstName} ${lastName}`)}</bdi></p>
${addressLines(order)}
<p><bdi dir="ltr">${escapeHtml(formatUaeMobile(mobile))}</bdi></p>
</section>`;
}

interface Formats {
  readonly say: ReturnType<typeof bilingual>;
  readonly price: (fils: number) => string;
  readonly date: (moment: Date) => string;
}

function creditNotes(refunds: readonly Refund[], isTaxed: boolean, { say, price, date }: Formats): string {
  const heads: readonly (keyof InvoiceTexts)[] = [
    'creditNote',
    'creditDate',
    ...(isTaxed ? (['creditedNet', 'vat'] as const) : []),
    'credited',
  ];
  const rows = refunds.map(({ reference, requestedAt, amountFils }) => {
    const vat = vatIncluded(amountFils);
    const cells = [date(requestedAt), ...(isTaxed ? [price(amountFils - vat), price(vat)] : []), price(amountFils)];
    return `<tr><td><bdi class="code">${escapeHtml(reference)}</bdi></td>${cells.map((cell) => `<td class="number">${cell}</td>`).join('')}</tr>`;
  });
  return `<section class="credit-notes lines" role="region" aria-labelledby="credit-notes" tabindex="0">
<h2 id="credit-notes">${say(isTaxed ? 'taxCreditNotes' : 'creditNotes')}</h2>
<table>
<thead><tr>${heads.map((key, index) => `<th scope="col"${index === 0 ? '' : ' class="number"'}>${say(key)}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</section>`;
}
