import fc from 'fast-check';
import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, it } from 'vitest';
import { allowed, everywhere, sanitizeHtml } from './sanitizeHtml.js';

/** What it adds itself. */
const added = ['role', 'loading', 'data-part', 'aria-label', 'tabindex'];

const tags = [
  ...Object.keys(allowed),
  ...['h1', 'script', 'style', 'iframe', 'object', 'noscript', 'svg', 'math', 'mi', 'textarea', 'select', 'option'],
  ...['title', 'head', 'body', 'html', 'xmp', 'plaintext', 'template', 'form', 'input', 'base', 'meta', 'frameset'],
  ...['annotation-xml', 'foreignObject', 'x-y', 'constructor', '__proto__'],
];
const names = [
  'href',
  'src',
  'cite',
  'id',
  'class',
  'style',
  'title',
  'alt',
  'lang',
  'onclick',
  'ONERROR',
  'srcdoc',
  'xlink:href',
  'scope',
  'data-label',
];
const values = [
  ...[
    '/en/cart',
    'https://shop.test/?a=1&b=2',
    '#top',
    '//other.test',
    'mailto:a@b.test',
    'a"b',
    "a'b",
    'a>b',
    '`',
    '',
  ],
  ...[
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'java&NewLine;script&colon;alert(1)',
    '\u0001javascript:x',
  ],
  ...[
    'data:text/html,<script>',
    'vbscript:x',
    '"><img src=x onerror=alert(1)>',
    '&quot;onload=&quot;',
    '<!--',
    '-->',
    '</a>',
  ],
];
const loose = [
  ...'<>"\'=/&;!-? \n\0',
  'a',
  'x',
  '<!--',
  '-->',
  '--!>',
  '<![CDATA[',
  ']]>',
  '<?',
  '&lt;script&gt;',
  '&#x3c;',
  '&amp;lt;',
];

const any = <Value>(of: readonly Value[]) => fc.constantFrom(...of);
const cased = fc.tuple(any(tags), fc.boolean()).map(([tag, upper]) => (upper ? tag.toUpperCase() : tag));
const attribute = fc
  .tuple(any(names), any(['=', ' = ', '']), any(['"', "'", '']), any(values), any([' ', '/', '\n', '']))
  .map(([name, is, quote, value, after]) => `${name}${is}${is && quote + value + quote}${after}`);
const tag = fc
  .tuple(cased, fc.array(attribute, { maxLength: 3 }), any(['>', '/>', ' >', '']))
  .map(([name, attributes, end]) => `<${name} ${attributes.join('')}${end}`);
const html = fc
  .array(
    fc.oneof(
      tag,
      cased.map((name) => `</${name}>`),
      any(loose),
      any(values),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Everything in a parsed text that the allow-list does not name. */
const strangers = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => {
    if (node.nodeName === '#text') return [];
    if (!('tagName' in node)) return [node.nodeName];
    const { tagName, namespaceURI, attrs, childNodes } = node;
    const known = [...everywhere, ...added, ...(allowed[tagName] ?? [])];
    return [
      ...(Object.hasOwn(allowed, tagName) && namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [tagName]),
      ...attrs.filter(({ name }) => !known.includes(name)).map(({ name }) => `${tagName} ${name}`),
      ...attrs
        .filter(({ name, value }) => ['href', 'src', 'cite'].includes(name) && !leadsToPages(value))
        .map(({ name, value }) => `${tagName} ${name} ${value}`),
      ...strangers(childNodes),
    ];
  });

function leadsToPages(address: string): boolean {
  if (!URL.canParse(address, 'https://shop.test')) return true;
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address, 'https://shop.test').protocol);
}

it('leaves only what is allowed, as browsers read it, whatever is given', () => {
  fc.assert(
    fc.property(html, (given) => {
      const parsed = parseFragment(sanitizeHtml(given, 'Table'));
      expect(strangers(parsed.childNodes)).toEqual([]);
      // Also when it is written out and read again, as `innerHTML` does: nothing that was text becomes an element.
      expect(strangers(parseFragment(serialize(parsed)).childNodes)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

it('keeps all text of a text without elements, as browsers show it', () => {
  const text = (nodes: readonly Node[]) => nodes.map((node) => ('value' in node ? node.value : '')).join('');
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'ab& <>;#"\'مهد') }).filter((given) => !/<[a-z!?/]/i.test(given)),
      (given) => {
        const shown = text(parseFragment(sanitizeHtml(given, 'Table')).childNodes);
        expect(shown).toBe(text(parseFragment(given).childNodes));
      },
    ),
  );
});
