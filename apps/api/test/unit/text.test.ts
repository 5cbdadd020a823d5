import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine, severalLines } from '../../src/text/oneLine.js';
import { itemsOfHtml, sanitiseHtml, tableHtml, textOfHtml } from '../../src/text/sanitise.js';

describe('sanitised HTML', () => {
  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/faq">a</a>', '<a href="/faq">a</a>'],
  ])('sanitises %s to %s', (html, clean) => {
    expect(sanitiseHtml(html)).toBe(clean);
  });

  it.each([
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src="x" onerror="alert(1)"',
    '<svg><script>alert(1)</script></svg>',
    '<svg/onload=alert(1)>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="javascript&colon;alert(1)">x</a>',
    '<a href="java&Tab;script:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="\u0001javascript:alert(1)">x</a>',
    '<iframe src="https://evil.test"></iframe>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<style>@import "https://evil.test"</style>',
    '<form action="https://evil.test"><input name="card"></form>',
    '<base href="https://evil.test">',
    '<p title="<script>alert(1)</script>">x</p>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<textarea></textarea><img src=x onerror=alert(1)>',
    '<a href="x" href="javascript:alert(1)">x</a>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<template><script>alert(1)</script></template>',
  ])('removes all active content from %s', (html) => {
    for (const tag of sanitiseHtml(html).match(/<[^>]*>/g) ?? []) expect(tag).toMatch(/^<\/?(p|a|table)( href="x")?>$/);
  });

  it('is unchanged when sanitised again', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('<', '>', '/', 'p', 'a', ' ', '=', '"', '&', 'script', 'href', 'on', 'x', ';', '#'),
        }),
        (html) => {
          const once = sanitiseHtml(html);
          expect(sanitiseHtml(once)).toBe(once);
        },
      ),
    );
  });
});

it('escapes text in tables', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const html = tableHtml([{ label: 'Size', value }]);
      expect(html.replace(/<\/?(table|tbody|tr|td|th)( scope="row")?>/g, '')).not.toMatch(/[<>]/);
    }),
  );
});

it('keeps the marks of words on one line, not stacks of them', () => {
  const arabic = 'مُحَمَّدٌ';
  expect(oneLine(` ${arabic}\u202e\n ${'Việt'.normalize('NFD')} `)).toBe(`${arabic}  ${'Việt'.normalize('NFD')}`);
  expect(oneLine(`Z${'\u0335'.repeat(59)}a`)).toBe(`Z${'\u0335'.repeat(4)}a`);
});

it('keeps the lines of a message, with at most one empty line in a row', () => {
  expect(severalLines('\nOne\r\nTwo\n \n\n\nThree\n')).toBe('One\nTwo\n\nThree');
});

it('extracts text and list items from HTML', () => {
  expect(itemsOfHtml('<ol><li>Wash &amp; dry</li><li>Keep <strong>cool</strong></li></ol>')).toEqual([
    'Wash & dry',
    'Keep cool',
  ]);
  expect(itemsOfHtml('<ul><li>Below  60\u00a0°C</li></ul>')).toEqual(['Below 60\u00a0°C']);
  expect(itemsOfHtml('<ul><li>100&nbsp;ml, 5&#160;°C</li></ul>')).toEqual(['100\u00a0ml, 5\u00a0°C']);
  expect(textOfHtml('<p>One</p><p>Two &lt;3</p>')).toBe('One Two <3');
  expect(textOfHtml('&quot;A&quot; &#39;B&apos; &amp;nbsp; &amp;lt; &c &eacute;')).toBe('"A" \'B\' &nbsp; &lt; &c é');
});
