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
