import { styled } from 'styled-components';
import type { ColorScheme } from '../src/foundation/brand.js';
import { mahd } from '../src/foundation/brands/mahd.js';
import { nada } from '../src/foundation/brands/nada.js';
import { schemeProperties } from '../src/foundation/style/brandCss.js';
import { Demo } from './Demo.js';

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-16);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-14);

  [data-colour] {
    block-size: 4.5rem;
    margin-block-end: var(--space-8);
    border: 1px solid var(--color-control-line);
    border-radius: var(--radius-field);
  }

  :is(strong, code) {
    display: block;
    font-family: inherit;
    font-weight: 500;
  }

  code {
    font-weight: 400;
    color: var(--color-ink-soft);
  }
`;

interface PaletteProps {
  brand: 'mahd' | 'nada';
  scheme: ColorScheme;
}

/** The colours of a brand in one scheme, as CSS custom properties. */
const coloursOf = ({ brand, scheme }: PaletteProps) =>
  [...schemeProperties({ mahd, nada }[brand], scheme).matchAll(/--color-([\w-]+):([^;]+);/g)].map(
    ([, name = '', value = '']) => ({ name, value }),
  );

/** The colours of a brand in one scheme, with their names and values. */
export function Palette({ brand, scheme }: PaletteProps) {
  return (
    <Demo brand={brand} scheme={scheme}>
      <Swatches>
        {coloursOf({ brand, scheme }).map(({ name, value }) => (
          <li key={name}>
            <div data-colour style={{ background: `var(--color-${name})` }} />
            <strong>{name}</strong>
            <code>{value}</code>
          </li>
        ))}
      </Swatches>
    </Demo>
  );
}
