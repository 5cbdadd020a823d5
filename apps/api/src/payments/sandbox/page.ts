import type { Language } from '@mahd/contract';
import { directionOf, formatMessage, formatPrice } from '@mahd/rules/locale';
import { instalmentsOf, isPayLater, parseFils, type Fils, type OnlineMethod } from '@mahd/rules/shop';
import { escapeHtml } from '../../text/sanitise.js';
import { TEST_CARDS, type CardForm, type CardFormError } from './cards.js';
import type { SandboxTransaction } from './store.js';
import { sandboxTexts } from './texts.js';

type Texts = (typeof sandboxTexts)['en'];

/** Data of a page; `base` is the path of the sandbox. */
export interface PageContext {
  readonly transaction: SandboxTransaction;
  readonly base: string;
}

function languageOf({ request }: SandboxTransaction): Language {
  return request.paypage_lang === 'ar' ? 'ar' : 'en';
}

/** The card form with validation errors. Card number and security code are never echoed. */
export function cardPage(
  context: PageContext,
  form: Partial<CardForm> = {},
  errors: Partial<Record<keyof CardForm, CardFormError>> = {},
): string {
  const texts = textsOf(context);
  const fields: [keyof CardForm, string, string][] = [
    ['number', texts.cardNumber, 'dir="ltr" inputmode="numeric" maxlength="23" placeholder="0000 0000 0000 0000"'],
    ['name', texts.nameOnCard, 'dir="auto" maxlength="60"'],
    ['expiry', texts.expiry, 'dir="ltr" inputmode="numeric" maxlength="7" placeholder="MM/YY"'],
    ['cvv', texts.cvv, 'dir="ltr" inputmode="numeric" maxlength="4" placeholder="000"'],
  ];
  const firstWrong = fields.find(([name]) => errors[name] !== undefined)?.[0] ?? 'number';
  const inputs = fields.map(([name, label, attributes]) => {
    const error = errors[name];
    const value = name === 'name' || name === 'expiry' ? ` value="${escapeHtml(form[name] ?? '')}"` : '';
    const state = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`;
    const message = error === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(texts[error])}</p>`;
    return `<div class="field ${name}"><label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="${name}" autocomplete="off" ${attributes}${value}${state}${name === firstWrong ? ' autofocus' : ''}>${message}</div>`;
  });
  const pay = formatMessage(languageOf(context.transaction), texts.pay, { amount: priceOf(context) });
  return layout(
    context,
    texts.title,
    `
<form method="post" novalidate>
${inputs.join('\n')}
<button name="action" value="pay">${escapeHtml(pay)}</button>
<button class="quiet" name="action" value="cancel">${escapeHtml(texts.cancel)}</button>
</form>
${testCards(texts)}`,
  );
}

/** The page of a wallet or pay-later method, on which the payment is approved, refused or cancelled. */
export function methodPage(context: PageContext, method: Exclude<OnlineMethod, 'card'>): string {
  const language = languageOf(context.transaction);
  const texts = textsOf(context);
  const name = texts[method];
  const say = (text: string, values: Record<string, string>) => escapeHtml(formatMessage(language, text, values));
  return layout(
    context,
    formatMessage(language, texts.titleOf, { method: name }),
    `
<p>${isPayLater(method) ? say(texts.payLaterText, { method: name }) : escapeHtml(texts.applepayText)}</p>
${isPayLater(method) ? plan(context) : ''}
<form method="post" novalidate>
<button name="action" value="approve" autofocus>${say(texts.approve, { amount: priceOf(context) })}</button>
<button class="quiet" name="action" value="refuse">${escapeHtml(texts.refuse)}</button>
<button class="quiet" name="action" value="cancel">${escapeHtml(texts.cancel)}</button>
</form>`,
  );
}

/** The payments of a pay-later method and when they are due. */
function plan(context: PageContext): string {
  const { first, next } = instalmentsOf(amountOf(context));
  const rows = textsOf(context).due.map(
    (due, index) =>
      `<tr><td>${escapeHtml(due)}</td><td><bdi>${escapeHtml(formatPrice(index === 0 ? first : next, languageOf(context.transaction)))}</bdi></td></tr>`,
  );
  return `<table class="plan"><tbody>${rows.join('')}</tbody></table>`;
}

/** The 3-D Secure page that asks for a one-time code. */
export function codePage(context: PageContext): string {
  const texts = textsOf(context);
  return layout(
    context,
    texts.otpTitle,
    `
<p>${escapeHtml(texts.otpText)}</p>
<form method="post" novalidate>
<div class="field"><label for="code">${escapeHtml(texts.otpLabel)}</label><input id="code" name="code" dir="ltr" inputmode="numeric" maxlength="8" autocomplete="one-time-code" autofocus></div>
<button name="action" value="code">${escapeHtml(texts.otpSubmit)}</button>
<button class="quiet" name="action" value="cancel">${escapeHtml(texts.cancel)}</button>
</form>`,
  );
}

/** Returns to the shop through a form that is submitted by script, or by its button without scripts. */
export function returnPage(context: PageContext, target: string, fields: Readonly<Record<string, string>>): string {
  const texts = textsOf(context);
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return layout(
    context,
    texts.returning,
    `
<form method="post" action="${escapeHtml(target)}" id="return">${inputs.join('')}<button>${escapeHtml(texts.continue)}</button></form>
<script src="${context.base}/return.js"></script>`,
  );
}

function layout(context: PageContext, heading: string, body: string): string {
  const language = languageOf(context.transaction);
  const texts = textsOf(context);
  const order = formatMessage(language, texts.orderNumber, {
    orderNumber: String(context.transaction.request.cart_id),
  });
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(heading)}</title>
<link rel="stylesheet" href="${context.base}/style.css">
</head>
<body>
<aside class="notice">${escapeHtml(texts.testNotice)}</aside>
<main>
<header><p class="order"><bdi>${escapeHtml(order)}</bdi></p><p class="amount"><bdi>${escapeHtml(priceOf(context))}</bdi></p></header>
<h1>${escapeHtml(heading)}</h1>
${body}
</main>
</body>
</html>`;
}

function testCards(texts: Texts): string {
  const rows = Object.entries(TEST_CARDS).map(([number, { label }]) => {
    const spaced = number.replace(/(\d{4})(?=\d)/g, '$1 ');
    return `<tr><td><bdi dir="ltr">${spaced}</bdi></td><td>${escapeHtml(texts.outcome[label])}</td></tr>`;
  });
  return `<details><summary>${escapeHtml(texts.testCards)}</summary><table><tbody>${rows.join('')}</tbody></table></details>`;
}

function textsOf({ transaction }: PageContext): Texts {
  return sandboxTexts[languageOf(transaction)];
}

function amountOf({ transaction }: PageContext): Fils {
  return parseFils(transaction.request.cart_amount) ?? 0;
}

function priceOf(context: PageContext): string {
  return formatPrice(amountOf(context), languageOf(context.transaction));
}
