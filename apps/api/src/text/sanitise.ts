import sanitizeHtml from 'sanitize-html';

const RICH: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'a',
    'br',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'div',
    'bdi',
    'dl',
    'dt',
    'dd',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    h2: ['id'],
    h3: ['id'],
    ol: ['start'],
    th: ['scope'],
    td: ['data-label'],
    div: ['data-part', 'tabindex', 'role', 'aria-label'],
    bdi: ['data-fact', 'dir'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Sanitises HTML: formatting tags, links to https, mailto and tel. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, RICH);
}

/** The text of an HTML fragment, with character references decoded. No-break spaces stay: they keep a number with its unit. */
export function textOfHtml(html: string): string {
  const text = sanitizeHtml(html.replace(/<\/(p|li|h2|h3|h4|td|th|dt|dd)>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return decodeReferences(text)
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();
}

/** The text of each list item of an HTML fragment. */
export function itemsOfHtml(html: string): string[] {
  return [...html.matchAll(/<li>([\s\S]*?)<\/li>/g)].map((match) => textOfHtml(match[1] ?? ''));
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** An HTML table with a label and a value per row. */
export function tableHtml(rows: readonly { label: string; value: string }[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    ({ label, value }) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table><tbody>${lines.join('')}</tbody></table>`;
}

/** The references that sanitize-html writes; it decodes all others. */
const REFERENCES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

function decodeReferences(text: string): string {
  return text.replace(/&(?:amp|lt|gt);/g, (reference) => REFERENCES[reference] ?? reference);
}
