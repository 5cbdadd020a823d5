import { mailTexts } from '../../mail/texts/index.js';
import { escapeHtml } from '../../text/sanitise.js';
import { directionOf, formatDateRange, formatPrice, formatUaeMobile } from '@mahd/rules/locale';
import type { FullOrder } from '../queries.js';
import { addressLines } from './addressLines.js';
import { bilingual, inBoth, lineNames } from './bilingual.js';
import { INVOICE_CSS } from './style.js';
import { invoiceTexts } from './texts.js';

/**
 * The packing slip as an HTML file with inline styles: the items of the parcel without prices, and what the courier needs: the
 * note and the cash to collect. A gift has its message instead: its recipient reads the slip.
 */
export function packingSlip({ order, lines }: FullOrder): string {
  const { language, gift } = order;
  const say = bilingual(language);
  const recipient = gift ?? order;
  const { deliveryFrom: from, deliveryTo: to } = order;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${invoiceTexts[language].packingSlip} ${order.number}`)}</title>
<style>${INVOICE_CSS}</style>
</head>
<body>
<main>
<header>
<p class="brand">${escapeHtml(mailTexts[language].brand)}</p>
<h1>${say('packingSlip')}</h1>
</header>
<div class="parties">
<section><h2>${say('recipient')}</h2>
<p><bdi>${escapeHtml(`${recipient.firstName} ${recipient.lastName}`)}</bdi></p>
${addressLines(order)}
<p><bdi dir="ltr">${escapeHtml(formatUaeMobile(recipient.mobile))}</bdi></p>
</section>
<dl><dt>${say('orderNumber')}</dt><dd><bdi class="code">${escapeHtml(order.number)}</bdi></dd>${from === null || to === null ? '' : `<dt>${say('promised')}</dt><dd>${inBoth((tongue) => formatDateRange(from, to, tongue), language)}</dd>`}${
    order.paymentMethod === 'cod'
      ? `<dt>${say('toCollect')}</dt><dd>${inBoth((tongue) => formatPrice(order.finalTotalFils, tongue), language)}</dd>`
      : ''
  }${gift === null && order.note !== null ? `<dt>${say('deliveryNote')}</dt><dd dir="auto">${escapeHtml(order.note)}</dd>` : ''}</dl>
</div>
${
  gift === null || gift.message === null
    ? ''
    : `<section><h2>${say('giftMessage')}</h2>${gift.message
        .split('\n')
        .map((line) => `<p dir="auto">${escapeHtml(line) || '<br>'}</p>`)
        .join('')}</section>`
}
<div class="lines">
<table>
<thead><tr><th scope="col">${say('description')}</th><th scope="col">${say('productCode')}</th><th scope="col" class="number">${say('quantity')}</th></tr></thead>
<tbody>
${lines.map((line) => `<tr><td>${lineNames(line, language)}</td><td><bdi class="code">${escapeHtml(line.productCode)}</bdi></td><td class="number">${line.quantity}</td></tr>`).join('\n')}
</tbody>
</table>
</div>
</main>
</body>
</html>
`;
}
