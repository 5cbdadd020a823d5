import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOfHtml, sanitiseHtml, tableHtml, textOfHtml } from '../../src/text/sanitise.js';

describe('sanitised HTML', () => {
  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/faq">a</a>', '<a href="/faq">a</a>'],
  ])('%s becomes %s', (html, clean) => {
    expect(sanitiseHtml(html)).toBe(clean);
  });

  it('stays the same when it is sanitised again', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom('<', '>', '/', 'p', 'a', ' ', '=', '"', '&', 'script', 'href', 'on', 'x', ';', '#') }), (html) => {
      const once = sanitiseHtml(html);
      expect(sanitiseHtml(once)).toBe(once);
    }));
  });
});

it('shows any text of a table as text', () => {
  fc.assert(fc.property(fc.string(), (value) => {
    const html = tableHtml([{ label: 'Size', value }]);
    expect(html.replace(/<\/?(table|tbody|tr|td|th)( scope="row")?>/g, '')).not.toMatch(/[<>]/);
  }));
});

it('reads words and list items out of HTML', () => {
  expect(itemsOfHtml('<ol><li>Wash &amp; dry</li><li>Keep <strong>cool</strong></li></ol>')).toEqual(['Wash & dry', 'Keep cool']);
  expect(textOfHtml('<p>One</p><p>Two &lt;3</p>')).toBe('One Two <3');
});
