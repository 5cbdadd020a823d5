/** Attributes that each allowed element keeps, beside `id`, `lang` and `dir`. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  abbr: ['title'],
  b: [], bdi: [], blockquote: ['cite'], br: [], caption: [], cite: [], code: [],
  dd: [], div: [], dl: [], dt: [], em: [], figcaption: [], figure: [],
  h2: [], h3: [], h4: [], h5: [], h6: [], hr: [], i: [],
  img: ['src', 'alt', 'width', 'height'],
  li: [], ol: ['start'], p: [], q: ['cite'], s: [], small: [], span: [], strong: [], sub: [], sup: [],
  table: [], tbody: [], tfoot: [], thead: [], tr: [],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  u: [], ul: [],
};
const empty = new Set(['br', 'hr', 'img']);
/** Elements whose content is no text either. */
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'embed', 'noscript', 'svg', 'math', 'textarea', 'select', 'title', 'head', 'xmp', 'noembed', 'noframes']);
const everywhere = ['id', 'lang', 'dir'];
const addresses = new Set(['href', 'src', 'cite']);
const valueShapes: Readonly<Record<string, RegExp>> = {
  width: /^\d{1,5}$/, height: /^\d{1,5}$/, colspan: /^\d{1,3}$/, rowspan: /^\d{1,3}$/, start: /^\d{1,6}$/,
  dir: /^(?:ltr|rtl|auto)$/, lang: /^[a-zA-Z-]{2,16}$/, id: /^[\p{L}\p{N}_-]{1,128}$/u, scope: /^(?:row|col)$/,
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', colon: ':', tab: '\t', newline: '\n' };

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));?/gi, (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const encodeText = (text: string) => text.replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});)/gi, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const encodeValue = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** http(s), mail and telephone addresses and paths of this site; control characters, which browsers skip, do not hide a scheme. */
function isSafeAddress(value: string): boolean {
  // eslint-disable-next-line no-control-regex -- exactly these are skipped by browsers
  const address = value.replace(/[\u0000-\u0020\u007f-\u009f]/g, '').toLowerCase();
  return !/^[^/?#]*:/.test(address) || /^(?:https?|mailto|tel):/.test(address);
}

const isInternal = (address: string) => address.startsWith('/') && !address.startsWith('//');

function keptAttributes(tag: string, source: string, resolveHref: (href: string) => string): string {
  let kept = '';
  const seen = new Set<string>();
  for (const match of source.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g)) {
    const name = (match[1] ?? '').toLowerCase();
    const value = decode(match[2] ?? match[3] ?? match[4] ?? '');
    if (seen.has(name) || !(everywhere.includes(name) || allowed[tag]?.includes(name))) continue;
    if (addresses.has(name) && !isSafeAddress(value)) continue;
    if (valueShapes[name] && !valueShapes[name].test(value)) continue;
    seen.add(name);
    kept += ` ${name}="${encodeValue(name === 'href' && isInternal(value) ? resolveHref(value) : value)}"`;
  }
  return kept;
}

/**
 * Rewrites HTML from a back end so that it can do nothing but be read: what goes out is written anew from an allow-list of
 * elements and attributes, every element is closed, everything else becomes text or is dropped. Works without a DOM, so server and
 * browser write the same. `h1` becomes `h2`: a page has its own. A table gets a frame named `tableLabel`, in which it scrolls.
 * Links to paths of this site go through `resolveHref`.
 */
export function sanitizeHtml(html: string, tableLabel: string, resolveHref: (href: string) => string = (href) => href): string {
  const beforeTable = `<div data-part="table" role="region" aria-label="${encodeValue(tableLabel)}" tabindex="0">`;
  const open: string[] = [];
  let out = '';
  let skipping: string | null = null;
  const close = (tag: string) => {
    out += `</${tag}>${tag === 'table' ? '</div>' : ''}`;
  };

  const tokens = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>|[^<]+|</g;
  for (const [token, slash, name, attributes = ''] of html.matchAll(tokens)) {
    if (name === undefined) {
      if (skipping === null && !/^<[!?]/.test(token)) out += encodeText(token);
      continue;
    }
    const lower = name.toLowerCase();
    if (skipping !== null) {
      if (slash && lower === skipping) skipping = null;
      continue;
    }
    const tag = lower === 'h1' ? 'h2' : lower;
    if (dropped.has(tag)) {
      if (!slash) skipping = tag;
      continue;
    }
    if (!Object.hasOwn(allowed, tag)) continue;
    if (slash) {
      if (!open.includes(tag)) continue;
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        close(last);
        if (last === tag) break;
      }
      continue;
    }
    const lazy = tag === 'img' ? ' loading="lazy"' : '';
    out += `${tag === 'table' ? beforeTable : ''}<${tag}${keptAttributes(tag, attributes, resolveHref)}${lazy}>`;
    if (!empty.has(tag)) open.push(tag);
  }
  for (const tag of open.reverse()) close(tag);
  return out;
}
