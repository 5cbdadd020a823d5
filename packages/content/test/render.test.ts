import { describe, expect, it } from 'vitest';
import { isolated } from '../scripts/content/isolated.mjs';
import { quoted, withQuotes } from '../scripts/content/quotes.mjs';
import { readingMinutes } from '../scripts/content/reading-time.mjs';
import { anchorsOf, htmlOf, textOf } from '../scripts/content/render.mjs';
import { withUnits } from '../scripts/content/units.mjs';

describe('Markdown to HTML', () => {
  it('gives headings unique anchors', () => {
    expect(htmlOf('## At home\n\n### At home')).toBe('<h2 id="at-home">At home</h2>\n<h3 id="at-home-2">At home</h3>');
    expect(anchorsOf('## ما الذي تحتاجينه؟')).toEqual(['ما-الذي-تحتاجينه']);
  });

  it('uses the given anchors', () => {
    expect(htmlOf('## في البيت', ['at-home'])).toBe('<h2 id="at-home">في البيت</h2>');
  });

  it('opens external links safely in a new tab and leaves internal links alone', () => {
    expect(htmlOf('[who](https://who.int)')).toBe(
      '<p><a href="https://who.int" rel="noopener noreferrer" target="_blank">who</a></p>',
    );
    expect(htmlOf('[track](/order-tracking)')).toBe('<p><a href="/order-tracking">track</a></p>');
  });

  it('sets the scope of table headers and adds no scroll container', () => {
    const html = htmlOf('| Size | Age |\n| --- | --- |\n| SS | 0+ |');
    expect(html).toMatch(/^<table><thead><tr><th scope="col">Size<\/th>/);
    expect(html).toContain('<td>SS</td>');
  });

  it('labels the cells of tables of three columns or more, and keeps a few words in up to three together', () => {
    const html = htmlOf(
      '| Sign | It may be | Steps |\n| --- | --- | --- |\n| Sore | A shallow latch | Ask *for* help |',
    );
    expect(html).toContain(
      '<td>Sore</td><td data-label="It may be">A\u00a0shallow\u00a0latch</td><td data-label="Steps">Ask\u00a0<em>for</em>\u00a0help</td>',
    );
    const wide = htmlOf('| A | B "b" | C | D |\n| --- | --- | --- | --- |\n| a | two words | c | d |');
    expect(wide).toContain('<td data-label="B &quot;b&quot;">two words</td>');
    const narrow = htmlOf('| A | B |\n| --- | --- |\n| 12 to 24 months | b |');
    expect(narrow).toContain('<td>12\u00a0to\u00a024\u00a0months</td>');
    expect(narrow).not.toContain('data-label');
    const long = htmlOf('| A | B |\n| --- | --- |\n| an age | many more words than fit in one line of a phone |\n');
    expect(long).toContain('<td>an\u00a0age</td><td data-label>many more words than fit in one line of a phone</td>');
    const row = '| an age | many more words than fit in one line of a phone |\n';
    expect(htmlOf(`| A | B |\n| --- | --- |\n${row.repeat(11)}`)).not.toContain('data-label');
  });

  it('turns facts into slots and leaves nothing in braces', () => {
    expect(htmlOf('Write to {email}.')).toBe('<p>Write to <bdi data-fact="email"></bdi>.</p>');
  });

  it.each([
    ['<script>alert(1)</script>hi', /script|alert/],
    ['<img src=x onerror=alert(1)>', /img|onerror/],
    ['[x](javascript:alert(1))', /javascript/],
    ['[x](//evil.example/a)', /evil/],
    ['<p style="position:fixed" onclick="x()">a</p>', /style|onclick/],
    ['<iframe src="https://evil.example"></iframe>', /iframe/],
  ])('lets nothing through that could run: %s', (markdown, forbidden) => {
    expect(htmlOf(markdown)).not.toMatch(forbidden);
  });

  it('extracts plain text', () => {
    expect(textOf('<h2 id="a">Wash &amp; dry</h2>\n<p>Rinse <strong>well</strong>.</p>')).toBe(
      'Wash & dry Rinse well.',
    );
  });
});

describe('Percentages', () => {
  it('are isolated in Arabic texts only', () => {
    expect(isolated({ ar: ['بنسبة 5%.', 'خصم {percent}%'], en: 'VAT of 5%', none: null })).toEqual({
      ar: ['بنسبة \u20665%\u2069.', 'خصم \u2066{percent}%\u2069'],
      en: 'VAT of 5%',
      none: null,
    });
  });
});

describe('An abbreviation in parentheses', () => {
  it('stays with the word before it', () => {
    expect(
      isolated({ ar: 'منظمة الصحة العالمية (WHO)', en: 'as the NHS (a health body) and the Academy (AAP) say' }),
    ).toEqual({
      ar: 'منظمة الصحة العالمية\u00a0(WHO)',
      en: 'as the NHS (a health body) and the Academy\u00a0(AAP) say',
    });
  });
});

describe('quotes and apostrophes', () => {
  it.each([
    [
      "your baby's, the babies' and Mahd's, you're in the '90s",
      'your baby’s, the babies’ and Mahd’s, you’re in the ’90s',
    ],
    ['He says, "She cannot." ("No", "yes"—"so")', 'He says, “She cannot.” (“No”, “yes”—“so”)'],
    ['"At the start" and after\u00a0"a joined space"', '“At the start” and after\u00a0“a joined space”'],
    ['<p>"All"</p>\n<p>a "<strong>b</strong>" c</p>', '<p>“All”</p>\n<p>a “<strong>b</strong>” c</p>'],
    ['<li>a</li><li>"b"</li>', '<li>a</li><li>“b”</li>'],
    [`<td data-label="it's &quot;">it's</td>`, `<td data-label="it's &quot;">it’s</td>`],
  ])('are curly: %s', (text, expected) => {
    expect(quoted(text)).toBe(expected);
  });

  it('are curly only in English texts', () => {
    const texts = { route: "o'clock", name: { en: ["baby's"], ar: "Mahd's" }, en: { deep: { ar: "'" } } };
    expect(withQuotes(texts)).toEqual({
      route: "o'clock",
      name: { en: ['baby’s'], ar: "Mahd's" },
      en: { deep: { ar: "'" } },
    });
  });
});

describe('numbers and their units in running texts', () => {
  const tied = (text: string) => withUnits({ short_description: { en: [text] } }).short_description.en[0];

  it.each([
    ['160 ml, 90 °C; for 2 A or AED 42', '160_ml, 90_°C; for 2_A or AED_42'],
    [
      'سعتها 160 مل، ووزنها 5 غرامًا و3 غ، دون 30 درجة، بسعر 9 د.إ.',
      'سعتها 160_مل، ووزنها 5_غرامًا و3_غ، دون 30_درجة، بسعر 9_د.إ.',
    ],
    ['Feed 8 to 12 times in 24 hours, or more', 'Feed 8_to_12_times in 24_hours, or more'],
    [
      'From week 37, between 16 and 24; month 4; call 998 now',
      'From week_37, between 16 and 24; month_4; call_998 now',
    ],
    ['Law 45, 20 November 2026, 9 AM and vitamin D3 or K', 'Law_45, 20_November_2026, 9_AM and vitamin_D3 or K'],
    ['M with 240 ml, LL from 9 and LLL', 'M_with_240_ml, LL_from_9 and LLL'],
    ['مقاس SS مع 160 مل، وL مع 330 مل، وLL من 9', 'مقاس SS_مع_160_مل، وL_مع_330_مل، وLL_من_9'],
    ['from 2 months, 5 business days, and I can go', 'from 2_months, 5_business days, and I_can go'],
    [
      'من 8 إلى 12 مرة، بين الأسبوعين 16 و24، ومن الأسبوع 37 بفيتامين د يوميًا',
      'من_8_إلى_12_مرة، بين الأسبوعين_16 و24، ومن الأسبوع_37 بفيتامين_د يوميًا',
    ],
    [
      'للطلب دون 20 درهمًا و400 درهم خلال 14 يوم عمل، اتصلي بالرقم 998',
      'للطلب دون 20_درهمًا و400_درهم خلال 14_يوم عمل، اتصلي بالرقم_998',
    ],
  ])('stay together: %s', (text, expected) => {
    expect(tied(text)?.replaceAll('\u00a0', '_')).toBe(expected);
  });

  it('do not join other words, or names and sizes', () => {
    for (const text of ['Of 20, 26 and 30', '2 Amber cups', 'vitamin Drops', 'المقاس 3 من 5 مراحل', 'أعداد 20 و26 و30'])
      expect(tied(text)).toBe(text);
    expect(withUnits({ name: 'Bottle 160 ml', variations: [{ name: '160 ml' }] })).toEqual({
      name: 'Bottle 160 ml',
      variations: [{ name: '160 ml' }],
    });
  });

  it('stay together in HTML, but not in addresses and attributes', () => {
    expect(htmlOf('Wait [2 days](/a "5 days") or **week 4**.')).toBe(
      '<p>Wait <a href="/a">2\u00a0days</a> or <strong>week\u00a04</strong>.</p>',
    );
    expect(htmlOf('| A | 5 days | C |\n| --- | --- | --- |\n| a | b | c |')).toContain('<td data-label="5\u00a0days">');
  });

  it('keep compounds and ranges in HTML on one line', () => {
    expect(htmlOf('A [blood-spot](/blood-spot) test – in 7–14 days')).toBe(
      '<p>A <a href="/blood-spot">blood-\u2060spot</a> test – in 7–\u206014\u00a0days</p>',
    );
  });
});

describe('the reading time', () => {
  const words = (word: string, count: number) => `<p>${Array.from({ length: count }, () => word).join(' ')}</p>`;

  it.each([
    ['en', 'milk', 228],
    ['ar', 'حليب', 138],
  ] as const)(
    'counts words of intro and text and rounds up, at the speed of the language (%s)',
    (language, word, speed) => {
      const minutes = (first: number, second: number) =>
        readingMinutes({ intro: words(word, first), html: words(word, second) }, language);
      expect(minutes(0, 0)).toBe(1);
      expect(minutes(8, speed - 8)).toBe(1);
      expect(minutes(8, speed - 7)).toBe(2);
      expect(minutes(speed, 3 * speed)).toBe(4);
    },
  );

  it('counts no signs between words', () => {
    expect(readingMinutes({ intro: '', html: `${words('milk –', 228)}<ul><li>&amp;</li></ul>` }, 'en')).toBe(1);
  });
});
