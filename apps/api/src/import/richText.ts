import { escapeHtml, sanitiseHtml } from '../text/sanitise.js';

/**
 * Converts imported text to HTML: HTML is sanitised; plain text becomes paragraphs, and lines starting with a dash a
 * list.
 */
export function richText(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  if (trimmed.startsWith('<')) return sanitiseHtml(trimmed);
  return trimmed
    .split(/\n\s*\n/)
    .map(blockOf)
    .join('');
}

function blockOf(block: string): string {
  const lines = block.split('\n').map((line) => line.trim());
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul>${lines.map((line) => `<li>${escapeHtml(line.slice(2))}</li>`).join('')}</ul>`;
  return `<p>${escapeHtml(lines.join(' '))}</p>`;
}
