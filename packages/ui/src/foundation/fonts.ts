import { fallbackFaces } from './font-metrics.js';

// Fontsource's ranges without mathematical letters, the hyphens U+2010–2011 and invisible direction marks (U+061C,
// U+200E–200F, U+202A–202E, U+2066–2069), which must not trigger a download.
const unicodeRange = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-200B,U+2010-2029,U+202F-2065,U+206A-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  arabic:
    'U+0600-061B,U+061D-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200D,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
};

/** The characters that nearly all English and Arabic texts consist of. */
export const coreRange = {
  latin:
    'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0,U+00B1,U+00B7,U+00BB,U+00D7,U+00E9,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2212',
  arabic: 'U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+0670,U+067E,U+0686,U+06A4,U+06AF',
  /** The Latin characters of an Arabic page: digits, punctuation, and the letters of "English", "EN" and "Mahd". */
  signs:
    'U+0020-0022,U+0025,U+0027-0029,U+002B-003A,U+0045,U+004D-004E,U+0061,U+0064,U+0067-0069,U+006C,U+006E,U+0073,U+00A0,U+00A9,U+00AB,U+00B7,U+00BB,U+00D7,U+2013,U+2014,U+2022,U+2026,U+2212',
};

export interface FontFiles {
  /** URL of `@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2` (35 kB). Preload it on every page. */
  latin: string;
  /** URL of `@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2` (32 kB). Preload it on Arabic pages. */
  arabic: string;
  /**
   * URLs of the same files subset to `coreRange`. Preload these instead: the full files then load only for rarer
   * characters. On Arabic pages, give and preload `signs` instead of `latin`, which then loads for other Latin letters
   * only.
   */
  core?: { latin: string; arabic: string; signs?: string };
}

/**
 * The `@font-face` rules of the library: Rubik for both scripts (one variable file each, `font-display: swap`) and
 * metric-compatible fallbacks, so that the swap shifts nothing. The URLs come from the app's bundler
 * (`…-latin-wght-normal.woff2?url`).
 *
 * An English page loads no Arabic font for a label such as `<a lang="ar">العربية</a>`: inline Arabic in English text
 * uses a system font (see `GlobalStyle`), so set `lang` on it. Arabic blocks (`<div lang="ar">`) do load Rubik.
 */
export function fontFaces({ latin, arabic, core }: FontFiles): string {
  // When several faces cover a character, browsers use the last one.
  const whole = [webFace(arabic, unicodeRange.arabic), webFace(latin, unicodeRange.latin)];
  const cut = core
    ? [
        webFace(core.arabic, coreRange.arabic),
        webFace(core.latin, coreRange.latin),
        ...(core.signs ? [webFace(core.signs, coreRange.signs)] : []),
      ]
    : [];
  return [...whole, ...cut, fallbackFontFaces()].join('\n');
}

const webFace = (url: string, range: string) =>
  `@font-face{font-family:'Rubik Variable';font-style:normal;font-display:swap;font-weight:300 900;src:url(${JSON.stringify(url)}) format('woff2');unicode-range:${range}}`;

/** Only the local fallback fonts: the page as it looks before Rubik is loaded. */
export function fallbackFontFaces(): string {
  return fallbackFaces
    .map(
      ({ family, script, weight, src, sizeAdjust, ascent, descent }) =>
        `@font-face{font-family:'${family}';font-weight:${weight};src:${src};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%;unicode-range:${unicodeRange[script]}}`,
    )
    .join('\n');
}
