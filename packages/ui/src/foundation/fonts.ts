import { fallbackFaces } from './font-metrics.js';

// Shorter than Fontsource's lists: mathematical letters are left out, so are the hyphens U+2010–2011, which English texts use, and the invisible signs
// of direction (U+061C, U+200E–200F, U+202A–202E, U+2066–2069): no file shall be fetched for those.
const unicodeRange = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-200B,U+2010-2029,U+202F-2065,U+206A-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  arabic:
    'U+0600-061B,U+061D-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200D,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
};

/** Letters, digits and signs that nearly all English and Arabic texts are made of. */
export const coreRange = {
  latin:
    'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0,U+00B1,U+00B7,U+00BB,U+00D7,U+00E9,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2212',
  arabic: 'U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+0670,U+067E,U+0686,U+06A4,U+06AF',
  /** Of the Latin ones those that an Arabic page has: digits, signs, and the letters of "English" and "Mahd". */
  signs:
    'U+0020-0022,U+0025,U+0027-0029,U+002B-003A,U+0045,U+004D,U+0061,U+0064,U+0067-0069,U+006C,U+006E,U+0073,U+00A0,U+00A9,U+00AB,U+00B7,U+00BB,U+00D7,U+2013,U+2014,U+2022,U+2026,U+2212',
};

export interface FontFiles {
  /** URL of `@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2` (35 kB). Preload it on every page. */
  latin: string;
  /** URL of `@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2` (32 kB). Preload it on Arabic pages. */
  arabic: string;
  /**
   * URLs of the same files cut down to `coreRange`. With them the whole files are asked for by rarer signs alone: preload these instead.
   * Give `signs` to an Arabic page, and preload it there in the place of `latin`, which is then asked for by other Latin letters alone.
   */
  core?: { latin: string; arabic: string; signs?: string };
}

/**
 * The `@font-face` rules of the library, to stand in a style sheet of the page: Rubik in both scripts (one file each, all
 * weights, `font-display: swap`) and the fallbacks below, so that the swap moves nothing. The addresses come from the app's
 * bundler (`…-latin-wght-normal.woff2?url`).
 *
 * An English page loads no Arabic file for a label such as `<a lang="ar">العربية</a>`: an `a`, `span`, `bdi`, `button`
 * or `li` in Arabic whose surroundings are English is set in the device's own Arabic font (see GlobalStyle). Give such a
 * label its `lang`. Arabic blocks (`<div lang="ar">`) are set in Rubik and do load it.
 */
export function fontFaces({ latin, arabic, core }: FontFiles): string {
  // Of two faces for a sign, the browser takes the later.
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

/** Only the local fonts that stand in until Rubik arrives, scaled to its measures: the page as it looks before the swap. */
export function fallbackFontFaces(): string {
  return fallbackFaces
    .map(
      ({ family, script, weight, src, sizeAdjust, ascent, descent }) =>
        `@font-face{font-family:'${family}';font-weight:${weight};src:${src};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%;unicode-range:${unicodeRange[script]}}`,
    )
    .join('\n');
}
