import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { UiProvider } from '../../foundation/UiProvider.js';
import { ar } from '../../foundation/strings/ar.js';
import { RichText } from './RichText.js';
import { sanitizeHtml } from './sanitizeHtml.js';

const clean = (html: string) => sanitizeHtml(html, 'Table');

/** Parses the HTML as a browser does. */
function parse(html: string) {
  const holder = document.createElement('div');
  holder.innerHTML = clean(html);
  return holder;
}

describe('neutralises hostile HTML', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<img src="x" onerror="alert(1)"',
    '<svg><script>alert(1)</script></svg>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="javascript&colon;alert(1)">x</a>',
    '<a href="java&Tab;script:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="\u0001javascript:alert(1)">x</a>',
    '<iframe src="https://evil.test"></iframe>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<style>@import "https://evil.test"</style>',
    '<p style="background:url(https://evil.test)">x</p>',
    '<form action="https://evil.test"><input name="card"></form>',
    '<base href="https://evil.test">',
    '<p title="<script>alert(1)</script>">x</p>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<textarea></textarea><img src=x onerror=alert(1)>',
    '<a href="x" href="javascript:alert(1)">x</a>',
    '<div data-part="price" class="x" onclick="alert(1)">x</div>',
    "<p id='\"><img src=x onerror=alert(1)>'>x</p>",
  ];
  test.each(attacks)('%s', (html) => {
    const root = parse(html);
    for (const element of root.querySelectorAll('*')) {
      expect(['A', 'P', 'DIV', 'IMG', 'TABLE', 'SPAN']).toContain(element.tagName);
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$|^class$|^srcdoc$/);
        expect(value).not.toMatch(/javascript|data:/i);
      }
    }
  });

  test('closes open elements of broken HTML', () => {
    expect(clean('<p>one <strong>two')).toBe('<p>one <strong>two</strong></p>');
    expect(clean('</p></div>x')).toBe('x');
    expect(clean('a < b & c')).toBe('a &lt; b &amp; c');
  });
});

test('keeps the HTML of an article', () => {
  const html =
    '<h2 id="latch">Latch</h2><p>Milk &amp; rest: <a href="https://who.int/x?a=1&amp;b=2">WHO</a>, <a href="/en/faq#a">here</a>, <a href="tel:998">998</a>.</p><ol start="2"><li>One<br>two</li></ol><p lang="ar" dir="rtl">رضاعة</p>';
  expect(clean(html)).toBe(html);
});

test('turns h1 into h2 and wraps tables in a scroll container', () => {
  expect(clean('<h1>Title</h1>')).toBe('<h2>Title</h2>');
  const frame = parse(
    '<table><tr><th scope="row">Size</th><td colspan="2">240 ml</td></tr></table>',
  ).firstElementChild!;
  expect([frame.getAttribute('role'), frame.getAttribute('aria-label'), frame.getAttribute('tabindex')]).toEqual([
    'region',
    'Table',
    '0',
  ]);
  expect(frame.querySelector('td')?.getAttribute('colspan')).toBe('2');
});

test('a table stays a table when its cells are stacked, and keeps their labels', () => {
  const holder = parse(
    '<table><thead><tr><th scope="col">Sign</th><th scope="col">Cause</th></tr></thead><tbody><tr><th scope="row">Sore</th><td data-label="Cause">Latch</td></tr></tbody></table>',
  );
  const roles = [...holder.querySelectorAll('table, table *')].map((part) => part.getAttribute('role'));
  expect(roles.join(' ')).toBe('table rowgroup row columnheader columnheader rowgroup row rowheader cell');
  expect(holder.querySelector('td')?.getAttribute('data-label')).toBe('Cause');
});

test.each([
  [
    'its caption',
    '<h2>Milk</h2><table><caption>At <b>room</b> temperature &amp; less</caption><tr><td>a</td></tr></table>',
    ['At room temperature & less'],
  ],
  ['the heading before it', '<h2>Milk</h2><p>Words</p><table><tr><td>a</td></tr></table>', ['Milk']],
  [
    'a number, where names would be the same',
    '<h2>Milk</h2><table></table><table></table><h3>Tea</h3><table></table>',
    ['Milk', 'Milk 2', 'Tea'],
  ],
  ['a number, where nothing names them', '<table></table><table><caption> </caption></table>', ['Table', 'Table 2']],
  [
    'its own caption when it stands in another table',
    '<table><caption>Out</caption><tr><td><table><caption>In</caption></table></td></tr></table>',
    ['Out', 'In'],
  ],
])('the frame of a table is named by %s', (_by, html, names) => {
  const frames = [...parse(html).querySelectorAll('[role=region]')];
  expect(frames.map((frame) => frame.getAttribute('aria-label'))).toEqual(names);
});

test('loads pictures lazily', () => {
  expect(parse('<img src="/pictures/a.webp" alt="A cup" width="40" height="30">').innerHTML).toBe(
    '<img src="/pictures/a.webp" alt="A cup" width="40" height="30" loading="lazy">',
  );
});

describe('links to pages of the same site', () => {
  const resolveHref = (href: string) => `/ar${href}`;

  test("use the app's URLs; all others are unchanged", () => {
    expect(
      sanitizeHtml(
        '<a href="/faq?x=1#a">x</a><a href="//evil.test">y</a><a href="#z">z</a><a href="mailto:a@b.ae">m</a>',
        'Table',
        resolveHref,
      ),
    ).toBe('<a href="/ar/faq?x=1#a">x</a><a href="//evil.test">y</a><a href="#z">z</a><a href="mailto:a@b.ae">m</a>');
    expect(sanitizeHtml('<img src="/pictures/a.webp" alt="">', 'Table', resolveHref)).toContain(
      'src="/pictures/a.webp"',
    );
  });

  test('navigate client-side, unless opened in another tab or leading elsewhere', () => {
    const navigate = vi.fn();
    render(
      <UiProvider language="ar" strings={ar} resolveHref={resolveHref} navigate={navigate}>
        <RichText html='<p><a href="/faq"><strong>أسئلة</strong></a> <a href="#part">جزء</a> <a href="//other.test">موقع</a> <a href="/\\other.test">آخر</a></p>' />
      </UiProvider>,
    );
    const inside = screen.getByText('أسئلة');
    expect(fireEvent.click(inside, { ctrlKey: true })).toBe(true);
    for (const other of ['جزء', 'موقع', 'آخر']) expect(fireEvent.click(screen.getByText(other))).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    expect(fireEvent.click(inside)).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/ar/faq');
  });
});
