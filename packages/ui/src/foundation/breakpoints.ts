/** Narrower than `media.tablet`: a condition alone, as a `<source>` takes it too. */
export const belowTablet = '(max-width: 37.49em)';

/** Widths at which layouts change, written once. Content decides the rest: prefer wrapping and `auto-fit` grids. */
export const media = {
  /** 600 px and wider: a small tablet, a large phone on its side. */
  tablet: '@media (min-width: 37.5em)',
  /** From there to less than `desktop`. */
  tabletOnly: '@media (min-width: 37.5em) and (max-width: 63.99em)',
  /** 768 px and wider. */
  wide: '@media (min-width: 48em)',
  /** 1024 px and wider: room for the full navbar and side panels. */
  desktop: '@media (min-width: 64em)',
  /** The shopper asked for less movement. */
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
