import { brandProperties, type Brand } from '../brand.js';
import { media } from '../breakpoints.js';

// Font families: the web font, a local font adjusted to its metrics (see fonts.ts), then system fonts.
const latinFallbacks = "'Rubik Latin Fallback', 'Rubik Latin Fallback Roboto'";
const arabicFallbacks = `'Rubik Arabic Fallback', 'Rubik Arabic Fallback Naskh', 'Rubik Arabic Fallback DejaVu', ${latinFallbacks}, 'Segoe UI', Tahoma, 'Geeza Pro', sans-serif`;

// `--space-rem` is a rem for spacing and fixed bars. It grows less than the text does, or enlarged text on a phone
// would leave no room for content.
const tokens = (brand: Brand) => `
  :root {
    ${brandProperties(brand)}
    --space-rem: min(1rem, max(16px, 4.5vw));
    ${[4, 8, 12, 16, 24, 32, 48, 64, 96].map((px) => `--space-${px}: calc(${px / 16} * var(--space-rem));`).join('')}
    --gutter: var(--space-16);
    --content-width: 75rem;
    --motion-fast: 120ms;
    --motion-normal: 200ms;
    --motion-slow: 320ms;
    --ease-out: cubic-bezier(0.2, 0.8, 0.2, 1);
    --weight-regular: 400;
    --weight-medium: 500;
    --weight-bold: 700;
    --text-14: 0.875rem;
    --text-18: 1.125rem;
    --text-22: clamp(1.1875rem, 1.08rem + 0.45vw, 1.375rem);
    --text-28: clamp(1.375rem, 1.18rem + 0.83vw, 1.75rem);
    --text-36: clamp(1.625rem, 1.3rem + 1.35vw, 2.25rem);
    --text-48: clamp(1.9375rem, 1.4rem + 2.25vw, 3rem);
    --layer-bar: 20;
    --layer-popup: 30;
    --layer-toast: 50;
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
    --font-family: 'Rubik Variable', ${latinFallbacks}, 'Segoe UI', Tahoma, sans-serif;
    --text-16: 1rem;
    --leading-body: 1.5;
    --leading-heading: 1.2;
  }

  [lang|='ar'] {
    --font-family: 'Rubik Variable', ${arabicFallbacks};
    --text-16: 1.0625rem;
    --leading-body: 1.75;
    --leading-heading: 1.4;
  }

  /* An inline Arabic label in English text must not load the Arabic font. */
  :lang(en) > :is(a, span, bdi, button, li)[lang|='ar'] {
    --font-family: ${arabicFallbacks};
  }

  /* The sign of the inline axis, for properties without a logical form (translate, background offsets). */
  [dir='ltr'] {
    --dir: 1;
  }

  [dir='rtl'] {
    --dir: -1;
  }
`;

const base = `
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    text-size-adjust: 100%;
    scroll-padding-block-start: 6rem;
    color: var(--color-ink);
    background: var(--color-paper);
    accent-color: var(--color-accent);
  }

  body {
    margin: 0;
    /* Overlong words must not widen the page. */
    overflow-wrap: break-word;
  }

  body,
  body [lang] {
    font-family: var(--font-family);
    font-size: var(--text-16);
    line-height: var(--leading-body);
  }

  /* Inline elements with lang keep the size of the surrounding text. */
  :is(a, span, bdi, button, li)[lang] {
    font-size: inherit;
    line-height: inherit;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset {
    margin: 0;
    padding: 0;
  }

  h1, h2, h3, h4 {
    line-height: var(--leading-heading);
    text-wrap: balance;
  }

  p, li, dd, td {
    text-wrap: pretty;
  }

  fieldset {
    border: 0;
    min-inline-size: 0;
  }

  img, svg, video {
    display: block;
    max-inline-size: 100%;
  }

  img {
    block-size: auto;
  }

  /*
   * Lazy pictures load after first paint, so that they do not compete with fonts and the main picture: a script then
   * removes data-before-paint from the document. Their space is reserved. The animation ends after 3 s, in case the
   * script fails to load.
   */
  @keyframes wait-for-paint {
    from, to {
      display: none;
    }
  }

  @media (scripting: enabled) {
    [data-before-paint] [data-part='picture']:not([data-ratio='natural']) > picture > img[loading='lazy'] {
      /* Not a visible motion, so it also applies with reduced motion. */
      animation: wait-for-paint 3s !important;
    }
  }

  button, input, select, textarea {
    font: inherit;
    color: inherit;
  }

  /* Browsers force a low line height on placeholders, which clips the dots below Arabic letters. */
  input::placeholder {
    overflow: clip;
    overflow-clip-margin: 0.35em;
  }

  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  a {
    color: var(--color-accent);
    text-underline-offset: 0.25em;
  }

  :focus-visible {
    outline: 3px solid var(--color-accent);
    outline-offset: 2px;
  }

  ${media.reducedMotion} {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* Zero rather than a short duration: any duration shows the old state for one frame. */
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;

const compact = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*([{};:,>])\s+/g, '$1')
    .replace(/\s+/g, ' ')
    .replaceAll(';}', '}')
    .replace(/='([\w-]+)'\]/g, '=$1]');

/** Only the tokens of a brand, as CSS: for pages with base styles of their own. */
export const tokensCss = (brand: Brand): string => compact(tokens(brand));

/**
 * Tokens, typography per script and base styles, as CSS. Include it once: through `GlobalStyle`, or in a `<style>`
 * written by the server, which needs no JavaScript.
 */
export const globalCss = (brand: Brand): string => tokensCss(brand) + compact(base);
