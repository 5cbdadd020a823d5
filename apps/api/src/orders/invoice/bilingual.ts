import type { Language } from '@mahd/contract';
import { itemTitle } from '../../text/itemTitle.js';
import { escapeHtml } from '../../text/sanitise.js';
import type { OrderLine } from '../queries.js';
import { invoiceTexts, type InvoiceTexts } from './texts.js';

const otherThan = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

/** Renders a text in the order's language followed by the other one. */
export function bilingual(language: Language) {
  const other = otherThan(language);
  return (key: keyof InvoiceTexts) =>
    `<span>${escapeHtml(invoiceTexts[language][key])}</span> <span class="other"><bdi lang="${other}">${escapeHtml(invoiceTexts[other][key])}</bdi></span>`;
}

/** A value in both languages, the order's first. */
export function inBoth(valueIn: (language: Language) => string, language: Language): string {
  const other = otherThan(language);
  return `<bdi>${escapeHtml(valueIn(language))}</bdi> <span class="other"><bdi lang="${other}">${escapeHtml(valueIn(other))}</bdi></span>`;
}

/** The names of an order line in both languages, the order's first. */
export function lineNames({ texts }: OrderLine, language: Language): string {
  return inBoth((tongue) => itemTitle(texts[tongue]), language);
}
