// Renders Markdown to sanitised HTML. Only these tags and attributes are allowed.
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { joined, joinedHtml } from './units.mjs';

const allowed = {
  allowedTags: [
    'h2',
    'h3',
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
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    h2: ['id'],
    h3: ['id'],
    ol: ['start'],
    th: ['scope'],
    td: ['data-label'],
    div: ['data-part', 'tabindex', 'role', 'aria-label'],
    bdi: ['data-fact'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** A value from configuration, such as {legalName}. */
export const factPattern = /\{([a-z][A-Za-z]*)\}/g;

/**
 * Sanitised HTML of a Markdown text. Headings get the given ids, in order, or ids derived from their text; table
 * headers get their scope, cells of wide tables the label of their column (an empty one in a table of two), external
 * links rel and target, a number stays with its unit, and {facts} become empty slots.
 */
export function htmlOf(markdown, anchors = anchorsOf(markdown)) {
  let heading = 0;
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        return `<h${depth} id="${anchors[heading++]}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const outside = /^https?:/.test(href) ? ' rel="noopener noreferrer" target="_blank"' : '';
        return `<a href="${escapeHtml(href)}"${outside}>${this.parser.parseInline(tokens)}</a>`;
      },
      table(token) {
        const inline = (cell) => this.parser.parseInline(cell.tokens);
        const columns = token.header.map(inline);
        const head = columns.map((cell) => `<th scope="col">${cell}</th>`).join('');
        // Phones show the rows of a table of many columns or of long cells as groups: of two columns not where there are so many
        // rows that they would fill many screens. The header of each column is a label, unless a single column has one.
        const isLong = token.rows.length > 10;
        const isWide = columns.length > 2 || (!isLong && token.rows.flat().some(({ text }) => text.length > 45));
        const labelOf = (at) => (columns.length > 2 ? escapeHtml(joined(textOf(columns[at]))) : '');
        const label = (at) => (isWide && at > 0 ? ` data-label="${labelOf(at)}"` : '');
        // In two or three columns there is room for a few words, such as an age, on one line.
        const words = (cell) =>
          columns.length <= 3 && /^[^{[]{1,16}$/.test(cell.text)
            ? inline(cell).replaceAll(' ', '\u00a0')
            : inline(cell);
        const row = (cells) => cells.map((cell, at) => `<td${label(at)}>${words(cell)}</td>`).join('');
        const body = token.rows.map((cells) => `<tr>${row(cells)}</tr>`).join('\n');
        return `<table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return joinedHtml(sanitizeHtml(html, allowed)).replace(factPattern, '<bdi data-fact="$1"></bdi>').trim();
}

/** Inline HTML of a line of Markdown, without a paragraph. */
export function inlineHtmlOf(markdown) {
  return htmlOf(markdown).replace(/^<p>([\s\S]*)<\/p>$/, '$1');
}

/** Plain text of an HTML fragment. */
export function textOf(html) {
  const text = sanitizeHtml(html.replace(/<\/(p|li|h2|h3|td|th)>/g, ' '), { allowedTags: [], allowedAttributes: {} });
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Unique anchors of a text's headings, in order: lower case, hyphenated. */
export function anchorsOf(markdown) {
  const taken = new Map();
  return [...markdown.matchAll(/^#{2,3} (.*)$/gm)].map(([, title]) => {
    const anchor = title
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\p{M}|['’]/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
    const count = (taken.get(anchor) ?? 0) + 1;
    taken.set(anchor, count);
    return count === 1 ? anchor : `${anchor}-${count}`;
  });
}

export function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
