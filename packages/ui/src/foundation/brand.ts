/** The two colour schemes of a brand. */
export type ColorScheme = 'light' | 'dark';

export type FeedbackTone = 'success' | 'warning' | 'danger' | 'info';

/** The colours of one scheme. Any CSS colour: hexadecimal, `rgb()`, `hsl()`, `oklch()` or a name. */
export interface SchemeColors {
  /** Large display text (24 px and up), large shapes, tags: at least 3 : 1 on surface and paper. */
  brand: string;
  /** Text colour on shapes in `brand`, at any size. */
  onBrand: string;
  /** Links, buttons, focus ring, small text. */
  accent: string;
  accentHover: string;
  onAccent: string;
  ink: string;
  inkSoft: string;
  /** Background of the page. */
  paper: string;
  /** Cards, fields and overlays. */
  surface: string;
  line: string;
  /** Borders of form controls: at least 3 : 1 on surface and paper. */
  controlLine: string;
  /** Translucent. */
  shadow: string;
  /** Covers the page behind a dialog; translucent. */
  backdrop: string;
  /** Panels and illustrations. Text on them is `ink`; on the third also `inkSoft` and `accent`. */
  pastel: { first: string; second: string; third: string; fourth: string; fifth: string; sixth: string };
  /** Messages and states; by default green, amber, red and teal. `ink` is also used on surface and paper. */
  feedback?: Partial<Record<FeedbackTone, FeedbackColors>>;
}

export interface FeedbackColors {
  ink: string;
  surface: string;
}

/** The fonts of one script. */
export interface FontStack {
  /** Name of the web font. */
  family: string;
  /** `font-family` list for the time before the web font has loaded. */
  fallback: string;
}

/** A font file, for an `@font-face` rule. */
export interface FontFile {
  family: string;
  /** URL of a WOFF2 file. */
  url: string;
  /** Weight, or the range of a variable font: `300 900`. Default: 400. */
  weight?: string;
  /** The characters of the file (`unicode-range`): a browser loads it only for a page that has one of them. */
  unicodeRange?: string;
}

export interface BrandFont {
  latin: FontStack;
  arabic: FontStack;
  /** Omit for fonts whose rules are written elsewhere, as `fontFaces` does for Rubik. */
  files?: readonly FontFile[];
}

/** The shape of a shadow, px. Its colour is that of the scheme. */
export interface ShadowShape {
  /** Downwards. */
  offset: number;
  blur: number;
}

/**
 * The design decisions of a brand. Components only use the semantic names below, so a brand is one file: see
 * `brands/mahd.ts` and `brands/nada.ts`.
 */
export interface Brand {
  /** Lower-case letters, digits and hyphens. */
  name: string;
  colors: Readonly<Record<ColorScheme, SchemeColors>>;
  font: BrandFont;
  /** Corner radii, px. */
  radius: { field: number; card: number; panel: number };
  /** Corner radius of the hero picture, as a CSS value. */
  heroShape: string;
  shadow: { resting: ShadowShape; raised: ShadowShape };
  /** `compact` makes all spaces an eighth smaller. Default: `comfortable`. */
  density?: 'comfortable' | 'compact';
  /** URL of an SVG drawn in place of a missing picture, in one colour: only its shape counts. Default: a cradle. */
  missingPicture?: string;
}
