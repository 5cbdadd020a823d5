import type { Brand } from '../brand.js';
import { media } from '../breakpoints.js';
import { brandCss } from './brandCss.js';
import { compact } from './compact.js';

/** Checkboxes and radio buttons, but not switches. Without weight, so that any class can change them. */
const choice = ":where([type='checkbox'], [type='radio']):where(:not([role]))";
const chosen = `${choice}:where(:checked, [type='checkbox']:indeterminate)`;

const base = `
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    text-size-adjust: 100%;
    scroll-padding-block-start: 6rem;
    background: var(--color-paper);

    ${media.short} {
      scroll-padding-block-start: var(--space-8);
    }
  }

  html,
  [data-scheme] {
    color: var(--color-ink);
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

  /* Bold letters reach into the spaces beside them. */
  h1, h2, h3, h4, strong, b, th {
    word-spacing: 0.05em;
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

  /* In the colours of the brand: in the dark scheme, browsers fill their own with grey. */
  @media (forced-colors: none) {
    ${choice} {
      appearance: none;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      background: var(--color-surface);
      border: 1px solid var(--color-control-line);
      border-radius: 50%;
    }

    ${choice}:where([type='checkbox']) {
      border-radius: 25%;
    }

    ${choice}:where(:disabled) {
      opacity: 0.5;
    }

    ${chosen} {
      background: var(--color-accent);
      border-color: var(--color-accent);
      print-color-adjust: exact;
    }

    ${chosen}::before {
      display: block;
      block-size: 100%;
      background: var(--color-on-accent);
      clip-path: circle(25%);
      content: '';
    }

    ${chosen}:where([type='checkbox'])::before {
      clip-path: polygon(17% 49%, 27% 39%, 42% 54%, 73% 23%, 83% 33%, 42% 74%);
    }

    ${chosen}:where(:indeterminate)::before {
      clip-path: inset(43% 20%);
    }
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

  /* Only scripts focus a heading, for keyboards and screen readers to continue there. It takes no keys. */
  :is(h1, h2, h3, h4):focus-visible {
    outline: none;
  }

  ${media.reducedMotion} {
    *,
    *::before,
    *::after,
    *::backdrop {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* Zero rather than a short duration: any duration shows the old state for one frame. */
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;

/**
 * Tokens, typography per script and base styles, as CSS. Include it once: through `GlobalStyle`, or in a `<style>`
 * written by the server, which needs no JavaScript.
 */
export const globalCss = (brand: Brand): string => brandCss(brand) + compact(base);
