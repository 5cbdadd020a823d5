import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { directionOf, type Language } from '@mahd/rules/locale';
import type { ColorScheme } from '../src/foundation/brand.js';
import { colorPairs, contrast } from '../src/foundation/brandProblems.js';
import { mahd } from '../src/foundation/brands/mahd.js';
import { nada } from '../src/foundation/brands/nada.js';
import { icons, type IconName } from '../src/foundation/icons/icons.js';
import { Icon } from '../src/foundation/icons/Icon.js';
import { schemeProperties } from '../src/foundation/style/brandCss.js';
import { GlobalStyle } from '../src/foundation/style/index.js';
import { inLanguage } from '../src/testing/index.js';

const brands = { mahd, nada };

const Frame = styled.div<{ $properties: string }>`
  ${({ $properties }) => $properties}
  color: var(--color-ink);
  background: var(--color-paper);
  margin-block: var(--space-16);
  padding: var(--space-16);
  border-radius: var(--radius-card);
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  :is(th, td) {
    padding: var(--space-8);
    border-block-end: 1px solid var(--color-line);
    text-align: start;
  }

  tbody tr:last-child td {
    border-block-end: 0;
  }

  [data-swatch] {
    display: inline-block;
    padding: var(--space-4) var(--space-12);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-field);
  }
`;

interface DemoProps {
  language?: Language;
  brand?: keyof typeof brands;
  /** Without a scheme, the one of the toolbar. */
  scheme?: ColorScheme;
  children: ReactNode;
}

/** A part of a docs page in the library's styles. */
export function Demo({ language = 'en', brand = 'mahd', scheme, children }: DemoProps) {
  return (
    <Frame
      $properties={scheme ? `color-scheme: ${scheme}; ${schemeProperties(brands[brand], scheme)}` : ''}
      className="sb-unstyled"
      data-demo
      lang={language}
      dir={directionOf(language)}
    >
      <GlobalStyle />
      {inLanguage(language, children)}
    </Frame>
  );
}

/** The contrast of every pair of colours that components combine. */
export function ContrastTable({ brand, scheme }: { brand: keyof typeof brands; scheme: ColorScheme }) {
  return (
    <Demo brand={brand} scheme={scheme}>
      <table>
        <thead>
          <tr>
            <th>Pair</th>
            <th>Sample</th>
            <th>Contrast</th>
            <th>Needs</th>
          </tr>
        </thead>
        <tbody>
          {colorPairs(brands[brand], scheme).map(({ name, front, back, needs }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>
                <span data-swatch style={{ color: front, background: back }}>
                  Aa ع
                </span>
              </td>
              <td>{contrast(front, back).toFixed(2)} : 1</td>
              <td>{needs} : 1</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Demo>
  );
}

/** The text sizes in both scripts. */
export function TypeScale() {
  const samples = { en: 'Care for mother and baby, 240 ml', ar: 'عناية بالأم والطفل، 240 مل' } as const;
  return (
    <>
      {(['en', 'ar'] as const).map((language) => (
        <Demo key={language} language={language}>
          <table>
            <tbody>
              {[48, 36, 28, 22, 18, 16, 14].map((size) => (
                <tr key={size}>
                  <td>
                    <bdi dir="ltr">{language === 'ar' && size <= 16 ? `${size} = ${size + 1} px` : size}</bdi>
                  </td>
                  <td
                    style={{
                      fontSize: `var(--text-${size})`,
                      lineHeight: size > 18 ? 'var(--leading-heading)' : undefined,
                      fontWeight: size > 18 ? 700 : 400,
                    }}
                  >
                    {samples[language]}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Demo>
      ))}
    </>
  );
}

/** The spacing scale. */
export function SpaceScale() {
  return (
    <Demo>
      <table>
        <tbody>
          {[4, 8, 12, 16, 24, 32, 48, 64, 96].map((step) => (
            <tr key={step}>
              <td>--space-{step}</td>
              <td>
                <div
                  style={{
                    inlineSize: `var(--space-${step})`,
                    blockSize: 16,
                    background: 'var(--color-brand)',
                    borderRadius: 4,
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Demo>
  );
}

/** Every icon in both directions, and whether it is mirrored. */
export function IconTable() {
  const names = Object.keys(icons) as IconName[];
  return (
    <Demo>
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th>Left to right</th>
            <th>Right to left</th>
            <th>Mirrors</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>{name}</td>
              <td>
                <span dir="ltr">
                  <Icon name={name} />
                </span>
              </td>
              <td>
                <span dir="rtl">
                  <Icon name={name} />
                </span>
              </td>
              <td>{icons[name].mirror ? 'yes' : 'no'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Demo>
  );
}
