/** Allowed attributes per element, in addition to `id`, `lang` and `dir`. */
export const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  abbr: ['title'],
  b: [],
  bdi: [],
  blockquote: ['cite'],
  br: [],
  caption: [],
  cite: [],
  code: [],
  dd: [],
  div: [],
  dl: [],
  dt: [],
  em: [],
  figcaption: [],
  figure: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  hr: [],
  i: [],
  img: ['src', 'alt', 'width', 'height'],
  li: [],
  ol: ['start'],
  p: [],
  q: ['cite'],
  s: [],
  small: [],
  span: [],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  tbody: [],
  tfoot: [],
  thead: [],
  tr: [],
  td: ['colspan', 'rowspan', 'data-label'],
  th: ['colspan', 'rowspan', 'scope'],
  u: [],
  ul: [],
};
const empty = new Set(['br', 'hr', 'img']);
/** Elements that are dropped with their content. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'noscript',
  'svg',
  'math',
  'textarea',
  'select',
  'title',
  'head',
  'xmp',
  'noembed',
  'noframes',
]);
/** Explicit, because not all browsers take a table whose cells are stacked for one. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
  th: 'columnheader',
};
export const everywhere = ['id', 'lang', 'dir'];
const addresses = new Set(['href', 'src', 'cite']);
const valueShapes: Readonly<Record<string, RegExp>> = {
  width: /^\d{1,5}$/,
  height: /^\d{1,5}$/,
  colspan: /^\d{1,3}$/,
  rowspan: /^\d{1,3}$/,
  start: /^\d{1,6}$/,
  dir: /^(?:ltr|rtl|auto)$/,
  lang: /^[a-zA-Z-]{2,16}$/,
  id: /^[\p{L}\p{N}_-]{1,128}$/u,
  scope: /^(?:row|col)$/,
};

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  colon: ':',
  tab: '\t',
  newline: '\n',
};

const decode = (text: string) =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));?/gi,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );

const encodeText = (text: string) =>
  text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
const encodeValue = (value: string) =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Whether a URL is http(s), mailto, tel or a path. Control characters, which browsers ignore, cannot hide a scheme. */
function isSafeAddress(value: string): boolean {
  // eslint-disable-next-line no-control-regex -- exactly these are ignored by browsers
  const address = value.replace(/[\u0000-\u0020\u007f-\u009f]/g, '').toLowerCase();
  return !/^[^/?#]*:/.test(address) || /^(?:https?|mailto|tel):/.test(address);
}

/** Whether an address is a path of this site. Browsers also read a backslash as `/`, and ignore line breaks and tabs. */
export const isInternal = (address: string) => /^\/(?![/\\\s])/.test(address);

function allowedAttributes(tag: string, source: string, resolveHref: (href: string) => string): string {
  let attributes = '';
  const seen = new Set<string>();
  for (const match of source.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g)) {
    const name = (match[1] ?? '').toLowerCase();
    const value = decode(match[2] ?? match[3] ?? match[4] ?? '');
    if (seen.has(name) || !(everywhere.includes(name) || allowed[tag]?.includes(name))) continue;
    if (addresses.has(name) && !isSafeAddress(value)) continue;
    if (valueShapes[name] && !valueShapes[name].test(value)) continue;
    seen.add(name);
    attributes += ` ${name}="${encodeValue(name === 'href' && isInternal(value) ? resolveHref(value) : value)}"`;
  }
  return attributes;
}

function roleOf(tag: string, attributes: string): string {
  const role = tag === 'th' && /scope=.?row/.test(attributes) ? 'rowheader' : roles[tag];
  return role ? ` role="${role}"` : '';
}

/** Plain text of HTML, for an accessible name: no tags, entities decoded, whitespace collapsed. */
const plainText = (html: string) =>
  decode(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** `name`, or `name 2`, `name 3` … when taken: landmarks need unique names. */
function uniqueName(name: string, taken: Set<string>): string {
  let unique = name;
  for (let count = 2; taken.has(unique); count += 1) unique = `${name} ${count}`;
  taken.add(unique);
  return unique;
}

/**
 * Sanitises HTML from a back end: rebuilds it from an allow-list of elements and attributes, closes every element, and
 * escapes or drops everything else. Needs no DOM, so server and browser produce the same HTML. `h1` becomes `h2`,
 * because a page has its own. Tables get a scroll container, named by their caption, else by the heading before, else
 * `tableLabel`; duplicate names are numbered; their parts get explicit roles. Internal links go through `resolveHref`.
 */
export function sanitizeHtml(
  html: string,
  tableLabel: string,
  resolveHref: (href: string) => string = (href) => href,
): string {
  const open: { tag: string; at: number }[] = [];
  const frames: { at: number; name: string }[] = [];
  const openFrames: { at: number; name: string }[] = [];
  let heading = '';
  let out = '';
  let skipping: string | null = null;
  const close = ({ tag, at }: { tag: string; at: number }) => {
    const frame = openFrames.at(-1);
    if (tag === 'caption' && frame) frame.name = plainText(out.slice(at)) || frame.name;
    if (/^h[2-6]$/.test(tag)) heading = plainText(out.slice(at));
    if (tag === 'table') openFrames.pop();
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
      if (!open.some((element) => element.tag === tag)) continue;
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        close(last);
        if (last.tag === tag) break;
      }
      continue;
    }
    if (tag === 'table') {
      const frame = { at: out.length, name: heading || tableLabel };
      frames.push(frame);
      openFrames.push(frame);
    }
    const lazy = tag === 'img' ? ' loading="lazy"' : '';
    const role = roleOf(tag, attributes);
    out += `<${tag}${allowedAttributes(tag, attributes, resolveHref)}${role}${lazy}>`;
    if (!empty.has(tag)) open.push({ tag, at: out.length });
  }
  for (const element of open.reverse()) close(element);
  return frameTables(out, frames);
}

/** Inserts the opening tag of each table's scroll container, once all captions are known. */
function frameTables(html: string, frames: readonly { at: number; name: string }[]): string {
  const taken = new Set<string>();
  let out = '';
  let written = 0;
  for (const { at, name } of frames) {
    out += `${html.slice(written, at)}<div data-part="table" role="region" aria-label="${encodeValue(uniqueName(name, taken))}" tabindex="0">`;
    written = at;
  }
  return out + html.slice(written);
}
