import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ArticleText } from '../../src/features/content/ArticleText.js';
import { inShop, shopWith } from '../support/shop.js';

const picture = {
  path: 'pump.svg',
  width: 800,
  height: 600,
  widths: undefined,
  placeholder: undefined,
  mirror: false,
  alt: 'A pump',
};

it.each([
  ['The parts of a pump', []],
  ['Cradle | Underarm', []],
  ['Shield | Connector | Valve | Tube | Motor', ['Shield', 'Connector', 'Valve', 'Tube', 'Motor']],
])('numbers the parts that a caption names: %s', async (caption, parts) => {
  const state = await shopWith(() => ({ status: 500 }), ['content']);
  const sections = [{ id: 'pump', heading: 'With a pump', html: '<h2 id="pump">With a pump</h2>', body: '' }];
  render(
    inShop(
      state,
      'en',
      <ArticleText
        intro=""
        sections={sections}
        figure={{ picture, after: 'pump', caption }}
        share={{ label: 'Share', address: 'https://mahd.example', title: 'Pumps' }}
      />,
    ),
  );
  const figure = screen.getByRole('figure');
  expect(figure.textContent).toBe(caption.replaceAll(' | ', ''));
  expect(
    within(figure)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(parts);
});

it('ends with a short list as a note that the contents leave out, unless the text has signs that need an ambulance', async () => {
  const state = await shopWith(() => ({ status: 500 }), ['content']);
  const section = (id: string, body: string) => ({ id, heading: id, html: `<h2 id="${id}">${id}</h2>${body}`, body });
  const text = (...first: ReturnType<typeof section>[]) =>
    inShop(
      state,
      'en',
      <ArticleText
        intro=""
        sections={[...first, section('two', '<p>b</p>'), section('three', '<p>c</p>'), section('list', '<ul>d</ul>\n')]}
        share={{ label: 'Share', address: 'https://mahd.example', title: 'Milk' }}
      />,
    );
  const contents = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const texts = () => document.querySelectorAll("[data-part='rich-text']").length;
  const { unmount } = render(text(section('one', '<p>a</p>')));
  expect([texts(), contents().includes('#three'), contents().includes('#list')]).toEqual([2, true, false]);
  expect(screen.getByRole('heading', { name: 'list' })).toBeDefined();
  unmount();

  render(text(section('signs', '<ol><li><p><strong><a href="tel:998">Call</a></strong></p></li></ol>')));
  expect([texts(), contents().includes('#list')]).toEqual([1, true]);
});
