/** 320 px and wider: a picture fits beside text. A phone whose text is enlarged is narrower: 390 px at 200 % are 12em. */
export const beside = '(min-width: 20em)';

/** 600 px and wider: small tablets, large phones in landscape. A bare condition, as `<source media>` and `matchMedia` need it. */
export const tablet = '(min-width: 37.5em)';

/** 768 px and wider. */
export const wide = '(min-width: 48em)';

/** 1024 px and wider: room for the full navbar and side panels. */
export const desktop = '(min-width: 64em)';

/** 1200 px and wider: room beside a full content column. */
export const wideDesktop = '(min-width: 75em)';

/** Narrower than `tablet`. */
export const belowTablet = '(max-width: 37.49em)';

/** Narrower than `wide`. */
export const belowWide = '(max-width: 47.99em)';

/** Narrower than `desktop`. */
export const belowDesktop = '(max-width: 63.99em)';

/**
 * The breakpoints for styles, as literals: bundlers keep templates as they are. Prefer wrapping and `auto-fit` grids where they do.
 */
export const media = {
  tablet: '@media (min-width: 37.5em)',
  /** From `tablet` up to, but not including, `desktop`. */
  tabletOnly: '@media (min-width: 37.5em) and (max-width: 63.99em)',
  wide: '@media (min-width: 48em)',
  desktop: '@media (min-width: 64em)',
  /** Too low for bars that stay in view, as at 400 % zoom: 400 px and lower. */
  short: '@media (max-height: 25em)',
  /** The visitor prefers reduced motion. */
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
