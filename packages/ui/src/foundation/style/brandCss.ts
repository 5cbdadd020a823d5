import type { Brand, ColorScheme, FontFile, FontStack, ShadowShape } from '../brand.js';
import { media } from '../breakpoints.js';
import { feedbackColors } from '../feedbackColors.js';
import { compact } from './compact.js';

/** The custom properties that differ between the schemes of a brand, as declarations. */
export function schemeProperties(brand: Brand, scheme: ColorScheme): string {
  const { pastel, feedback, ...color } = brand.colors[scheme];
  const shadow = ({ offset, blur }: ShadowShape) => `0 ${offset}px ${blur}px var(--color-shadow)`;
  const lines: [string, string][] = [
    ['color-brand', color.brand],
    ['color-on-brand', color.onBrand],
    ['color-accent', color.accent],
    ['color-accent-hover', color.accentHover],
    ['color-on-accent', color.onAccent],
    ['color-ink', color.ink],
    ['color-ink-soft', color.inkSoft],
    ['color-paper', color.paper],
    ['color-surface', color.surface],
    ['color-line', color.line],
    ['color-control-line', color.controlLine],
    ['color-shadow', color.shadow],
    ['color-backdrop', color.backdrop],
    ...Object.values(pastel).map((value, at): [string, string] => [`color-pastel-${at + 1}`, value]),
    ...Object.entries({ ...feedbackColors[scheme], ...feedback }).flatMap(
      ([tone, { ink, surface }]): [string, string][] => [
        [`color-${tone}`, ink],
        [`color-${tone}-surface`, surface],
      ],
    ),
    ['shadow-resting', shadow(brand.shadow.resting)],
    // A hairline shows the edge of an overlay on a dark page, where a shadow hardly does.
    ['shadow-raised', (scheme === 'dark' ? '0 0 0 1px var(--color-line),' : '') + shadow(brand.shadow.raised)],
  ];
  return lines.map(([name, value]) => `--${name}:${value};`).join('');
}

/**
 * Pictures keep their light ground in the dark scheme, but glare less: a filter, and as much black on the panels they
 * blend into. A drawing at the end of a panel, whose ground is not that of the panel there, fills the end up to the edge.
 */
const dimmedPictures =
  '--picture-filter:brightness(0.8);--picture-shade:inset 0 0 0 100vmax #0003;--picture-distance:0px;';

const spaces = [4, 8, 12, 16, 24, 32, 48, 64, 96];

// `--space-rem` is a rem for spacing and fixed bars. It grows less than the text does, or enlarged text on a phone
// would leave no room for content.
const tokens = (brand: Brand) => `
  ${(brand.font.files ?? []).map(fontFace).join('')}

  :root,
  [data-scheme='light'] {
    color-scheme: light;
    ${schemeProperties(brand, 'light')}
  }

  /* Paper is light: browsers do not print dark backgrounds. */
  @media screen {
    @media (prefers-color-scheme: dark) {
      :root:not([data-scheme]) {
        color-scheme: dark;
        ${schemeProperties(brand, 'dark')}
        ${dimmedPictures}
      }
    }

    [data-scheme='dark'] {
      color-scheme: dark;
      ${schemeProperties(brand, 'dark')}
      ${dimmedPictures}
    }
  }

  :root {
    --color-picture-ink: ${brand.colors.light.ink};
    --color-action: ${brand.colors.light.accent};
    --color-action-hover: ${brand.colors.light.accentHover};
    --color-on-action: ${brand.colors.light.onAccent};
    --radius-field: ${brand.radius.field}px;
    --radius-card: ${brand.radius.card}px;
    --radius-panel: ${brand.radius.panel}px;
    --radius-pill: 999px;
    --hero-shape: ${brand.heroShape};
    --space-rem: min(1rem, max(16px, 4.5vw));
    ${spaces.map((px) => `--space-${px}: calc(${(px / 16) * (brand.density === 'compact' ? 0.875 : 1)} * var(--space-rem));`).join('')}
    --gutter: var(--space-16);
    --content-width: 75rem;
    --motion-fast: 120ms;
    --motion-normal: 200ms;
    --motion-slow: 320ms;
    --ease-out: cubic-bezier(0.2, 0.8, 0.2, 1);
    --weight-regular: 400;
    --weight-medium: 500;
    --weight-bold: 700;
    --text-18: 1.125rem;
    --text-22: clamp(1.1875rem, 1.08rem + 0.45vw, 1.375rem);
    --text-28: clamp(1.375rem, 1.18rem + 0.83vw, 1.75rem);
    --text-36: clamp(1.625rem, 1.3rem + 1.35vw, 2.25rem);
    --text-48: clamp(1.9375rem, 1.4rem + 2.25vw, 3rem);
    --layer-bar: 20;
    --layer-popup: 30;
    --layer-toast: 50;
  }

  /* Small controls are 44 px high on touch screens. */
  @media (pointer: coarse) {
    :root {
      --touch: 2.75rem;
    }
  }

  ${media.wide} {
    :root {
      --gutter: var(--space-24);
    }
  }

  ${media.desktop} {
    :root {
      --gutter: var(--space-32);
    }
  }

  /* Elements with lang get the type settings of their script, so that mixed pages work. */
  :root,
  [lang|='en'] {
    --font-family: ${fontFamily(brand.font.latin)};
    --text-14: 0.875rem;
    --text-16: 1rem;
    --leading-body: 1.5;
    --leading-heading: 1.2;
  }

  [lang|='ar'] {
    --font-family: ${fontFamily(brand.font.arabic)};
    --text-14: 0.9375rem;
    --text-16: 1.0625rem;
    --leading-body: 1.75;
    --leading-heading: 1.4;
  }

  /* An inline Arabic label in English text must not load the Arabic font. */
  :lang(en) > :is(a, span, bdi, button, li)[lang|='ar'] {
    --font-family: ${brand.font.arabic.fallback};
  }

  /* The sign of the inline axis, for properties without a logical form (translate, background offsets). */
  :root,
  [dir='ltr'] {
    --dir: 1;
  }

  [dir='rtl'] {
    --dir: -1;
  }

  ${brand.missingPicture === undefined ? '' : missingPicture(brand.missingPicture)}
`;

const fontFamily = ({ family, fallback }: FontStack) => `'${family}', ${fallback}`;

const fontFace = ({ family, url, weight = '400', unicodeRange }: FontFile) =>
  `@font-face{font-family:'${family}';font-display:swap;font-weight:${weight};src:url(${JSON.stringify(url)}) format('woff2')${unicodeRange === undefined ? '' : `;unicode-range:${unicodeRange}`}}`;

/** Replaces the cradle by the shape of another drawing, in the same colour and size. */
const missingPicture = (url: string) => `
  [data-part='picture'][data-missing] > svg {
    display: none;
  }

  [data-part='picture'][data-missing]::before {
    inline-size: 36%;
    max-inline-size: 6rem;
    aspect-ratio: 1;
    background: currentColor;
    mask: url(${JSON.stringify(url)}) center / contain no-repeat;
    content: '';
  }
`;

/**
 * The tokens of a brand as CSS custom properties, without other styles. The page has the scheme that the device
 * prefers; `data-scheme="light"` or `"dark"` on `<html>` overrides it, and on any other element sets the scheme of
 * that part.
 */
export const brandCss = (brand: Brand): string => compact(tokens(brand));
