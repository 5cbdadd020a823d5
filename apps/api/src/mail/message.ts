import type { Language } from '@mahd/contract';
import { directionOf, formatMessage } from '@mahd/rules/locale';
import { ORDER_NUMBER } from '../orders/orderNumber.js';
import { escapeHtml } from '../text/sanitise.js';
import { SHOP_COLORS } from '../text/shopColors.js';
import { mailTexts } from './texts/index.js';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** A mail ready to be sent. */
export interface MailMessage {
  /** Becomes the Message-ID, so that clients show a duplicate once. */
  readonly id: string;
  readonly to: string;
  readonly replyTo?: MailAddress;
  readonly subject: string;
  /** Where the recipient stops mails of this kind; becomes the List-Unsubscribe header. */
  readonly unsubscribe?: string;
  readonly text: string;
  readonly html: string;
}

/** A table of items or amounts. */
export interface MailTable {
  readonly head?: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly strong?: boolean }[];
}

export interface MailContent {
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  /** Preview text shown beside the subject. */
  readonly preheader: string;
  /** Null if the recipient's name is unknown. */
  readonly firstName: string | null;
  readonly blocks: readonly (string | MailTable)[];
  readonly button: { readonly label: string; readonly href: string };
  readonly after: readonly string[];
  readonly unsubscribe?: { readonly label: string; readonly href: string };
}

/** Company facts by placeholder name. */
export type CompanyFacts = Readonly<Record<string, string>>;

export const legalNameOf = (facts: CompanyFacts, language: Language): string | undefined =>
  facts[language === 'ar' ? 'legalNameAr' : 'legalNameEn'];

/** Renders a mail as text and HTML. Replies reach the shop. HTML uses tables, inline styles and `dir` on the root, for mail clients. */
export function mailMessage(content: MailContent, facts: CompanyFacts): MailMessage {
  return {
    id: content.id,
    to: content.to,
    ...(facts.email === undefined
      ? {}
      : { replyTo: { name: mailTexts[content.language].brand, address: facts.email } }),
    subject: content.subject,
    ...(content.unsubscribe === undefined ? {} : { unsubscribe: content.unsubscribe.href }),
    text: textOf(content, facts),
    html: htmlOf(content, facts),
  };
}

function textOf(content: MailContent, facts: CompanyFacts): string {
  const texts = mailTexts[content.language];
  const blocks = content.blocks.map((block) =>
    typeof block === 'string' ? block : block.rows.map(({ cells }) => cells.join('  ')).join('\n'),
  );
  return [
    greetingOf(content),
    ...blocks,
    `${content.button.label}: ${content.button.href}`,
    ...content.after,
    texts.closing,
    `--\n${footerLines(content.language, facts).join('\n')}`,
    ...(content.unsubscribe === undefined ? [] : [`${content.unsubscribe.label}: ${content.unsubscribe.href}`]),
  ].join('\n\n');
}

function greetingOf({ language, firstName }: MailContent): string {
  const texts = mailTexts[language];
  return firstName === null ? texts.greetingWithoutName : formatMessage(language, texts.greeting, { firstName });
}

const FONT = "font-family:'Segoe UI',Tahoma,Arial,sans-serif";
const { light, dark } = SHOP_COLORS;

/**
 * Dark mode colours. Inline styles serve clients without dark mode. Text, borders and backgrounds are all set, so that
 * clients do not invert only some of them.
 */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background: ${dark.paper} !important; }
.card { background: ${dark.surface} !important; border-color: ${dark.line} !important; }
.line { border-color: ${dark.line} !important; }
.ink { color: ${dark.ink} !important; }
.soft { color: ${dark.inkSoft} !important; }
.accent { color: ${dark.accent} !important; }
.button { background: ${dark.accent} !important; color: ${dark.onAccent} !important; }
}`;

function htmlOf(content: MailContent, facts: CompanyFacts): string {
  const texts = mailTexts[content.language];
  const direction = directionOf(content.language);
  const start = direction === 'rtl' ? 'right' : 'left';
  const size = content.language === 'ar' ? 'font-size:17px;line-height:1.75' : 'font-size:16px;line-height:1.5';
  const paragraph = (text: string, style = '') =>
    `<p class="ink" style="margin:0 0 14px;${style}">${keepOrderNumbersTogether(escapeHtml(text)).replaceAll('\n', '<br>')}</p>`;
  const blocks = content.blocks.map((block) =>
    typeof block === 'string' ? paragraph(block) : tableHtml(block, start),
  );
  const href = escapeHtml(content.button.href);
  return `<!doctype html>
<html lang="${content.language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(content.subject)}</title><style>${DARK}</style></head>
<body class="page ink" style="margin:0;padding:0;background:${light.paper};color:${light.ink};${FONT};${size}" dir="${direction}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preheader)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" dir="${direction}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${light.surface};border:1px solid ${light.line};border-radius:12px" dir="${direction}">
<tr><td class="accent line" style="padding:20px 28px;border-bottom:1px solid ${light.line};color:${light.accent};font-size:24px;font-weight:700;text-align:${start}">${escapeHtml(texts.brand)}</td></tr>
<tr><td class="ink" style="padding:24px 28px;text-align:${start};${FONT};${size};color:${light.ink}">
${paragraph(greetingOf(content), 'font-weight:700')}
${blocks.join('\n')}
<p style="margin:24px 0 10px"><a class="button" href="${href}" style="display:inline-block;background:${light.accent};color:${light.onAccent};text-decoration:none;font-weight:700;padding:12px 24px;border-radius:24px">${escapeHtml(content.button.label)}</a></p>
<p class="soft" style="margin:0 0 20px;font-size:13px;color:${light.inkSoft}">${escapeHtml(texts.linkHint)}<br><bdi dir="ltr" style="word-break:break-all">${href}</bdi></p>
${content.after.map((line) => paragraph(line)).join('\n')}
${paragraph(texts.closing, 'margin-top:20px')}
</td></tr>
<tr><td class="soft line" style="padding:18px 28px;border-top:1px solid ${light.line};text-align:${start};${FONT};font-size:13px;line-height:1.6;color:${light.inkSoft}">${footerLines(content.language, facts).map(escapeHtml).join('<br>')}${unsubscribeHtml(content)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

function unsubscribeHtml({ unsubscribe }: MailContent): string {
  if (unsubscribe === undefined) return '';
  return `<br><a class="soft" href="${escapeHtml(unsubscribe.href)}" style="color:${light.inkSoft}">${escapeHtml(unsubscribe.label)}</a>`;
}

/** Keeps order numbers on one line. */
const keepOrderNumbersTogether = (html: string) =>
  html.replace(new RegExp(ORDER_NUMBER, 'g'), '<span style="white-space:nowrap">$&</span>');

function tableHtml({ head, rows }: MailTable, start: 'left' | 'right'): string {
  const end = start === 'left' ? 'right' : 'left';
  const alignment = (index: number, count: number) => (index === 0 ? start : index === count - 1 ? end : 'center');
  const cell = (tag: string, text: string, index: number, count: number, style: string) =>
    `<${tag} class="line ${tag === 'th' ? 'soft' : 'ink'}" style="padding:8px 0;border-bottom:1px solid ${light.line};text-align:${alignment(index, count)};vertical-align:top;${style}"${tag === 'th' ? ' scope="col"' : ''}><bdi>${escapeHtml(text)}</bdi></${tag}>`;
  const headRow =
    head === undefined
      ? ''
      : `<tr>${head.map((text, index) => cell('th', text, index, head.length, `color:${light.inkSoft};font-size:13px;font-weight:600`)).join('')}</tr>`;
  const body = rows.map(
    ({ cells, strong }) =>
      `<tr>${cells.map((text, index) => cell('td', text, index, cells.length, strong ? 'font-weight:700' : '')).join('')}</tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">${headRow}${body.join('')}</table>`;
}

function footerLines(language: Language, facts: CompanyFacts): string[] {
  const texts = mailTexts[language];
  const legal = [
    legalNameOf(facts, language),
    facts.address,
    facts.licence === undefined ? undefined : formatMessage(language, texts.licence, { licence: facts.licence }),
    facts.trn === undefined ? undefined : formatMessage(language, texts.trn, { trn: facts.trn }),
  ].filter((part) => part !== undefined);
  return [
    texts.footer,
    texts.noSecrets,
    ...(facts.email === undefined ? [] : [formatMessage(language, texts.help, { email: facts.email })]),
    ...(legal.length === 0 ? [] : [legal.join(' · ')]),
  ];
}
