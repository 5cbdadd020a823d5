import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landingPrice, readingHeadings, readingSections, withLowerHeadings } from '../../src/content/index.js';

describe('reading', () => {
  it('splits before each h2 without losing text', () => {
    const html = '<p>First</p><h2 id="a">Milk &amp; <em>rest</em></h2><p>x</p><h3>no</h3><h2>Two</h2>';
    expect(readingSections(html).map(({ id, heading, body }) => [id, heading, body])).toEqual([
      ['', '', '<p>First</p>'],
      ['a', 'Milk & rest', '<p>x</p><h3>no</h3>'],
      ['', 'Two', ''],
    ]);
    fc.assert(
      fc.property(fc.array(fc.constantFrom('<h2 id="x">H</h2>', '<p>t</p>', '<h3>s</h3>', '<h2>')), (parts) => {
        expect(
          readingSections(parts.join(''))
            .map((section) => section.html)
            .join(''),
        ).toBe(parts.join(''));
      }),
    );
  });

  it('names the headings below that of a section that can be linked to', () => {
    const html = '<p>x</p><h3 id="a">Milk &amp; <em>rest</em></h3><p>y</p><h3>No id</h3><h4 id="b">Deeper</h4>';
    expect(readingHeadings(html)).toEqual([{ id: 'a', label: 'Milk & rest' }]);
  });

  it('lowers headings only', () => {
    expect(withLowerHeadings('<h2 id="h2">a</h2><h3>b</h3><hr><header>c</header>')).toBe(
      '<h3 id="h2">a</h3><h4>b</h4><hr><header>c</header>',
    );
  });

  it('reads the optional price of a landing page product', () => {
    expect([{ price: '39.00' }, { price: '' }, { price: 'soon' }].map(landingPrice)).toEqual([3900, null, null]);
  });
});
