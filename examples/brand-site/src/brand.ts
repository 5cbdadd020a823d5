import { defineBrand } from '@mahd/ui/brand';
import arabicFont from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import latinFont from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url';
import jar from './jar.svg?url';

const family = 'Readex Pro Variable';

/** Honey and the green of sidr trees. */
export const sidra = defineBrand({
  name: 'sidra',
  colors: {
    light: {
      brand: 'oklch(0.6 0.14 65)',
      onBrand: 'oklch(0.17 0.03 65)',
      accent: 'oklch(0.42 0.09 145)',
      accentHover: 'oklch(0.35 0.08 145)',
      onAccent: 'oklch(1 0 0)',
      ink: 'oklch(0.24 0.03 70)',
      inkSoft: 'oklch(0.45 0.03 70)',
      paper: 'oklch(0.985 0.012 85)',
      surface: 'oklch(1 0 0)',
      line: 'oklch(0.9 0.02 85)',
      controlLine: 'oklch(0.58 0.03 75)',
      shadow: 'oklch(0.24 0.03 70 / 0.08)',
      backdrop: 'oklch(0.24 0.03 70 / 0.45)',
      pastel: {
        first: 'oklch(0.91 0.07 85)',
        second: 'oklch(0.9 0.05 60)',
        third: 'oklch(0.97 0.02 85)',
        fourth: 'oklch(0.91 0.05 145)',
        fifth: 'oklch(0.92 0.03 220)',
        sixth: 'oklch(0.93 0.07 100)',
      },
    },
    dark: {
      brand: 'oklch(0.75 0.14 70)',
      onBrand: 'oklch(0.2 0.03 65)',
      accent: 'oklch(0.82 0.1 145)',
      accentHover: 'oklch(0.88 0.09 145)',
      onAccent: 'oklch(0.24 0.05 145)',
      ink: 'oklch(0.94 0.015 85)',
      inkSoft: 'oklch(0.79 0.02 85)',
      paper: 'oklch(0.2 0.015 70)',
      surface: 'oklch(0.25 0.018 70)',
      line: 'oklch(0.36 0.02 70)',
      controlLine: 'oklch(0.63 0.025 75)',
      shadow: 'oklch(0 0 0 / 0.45)',
      backdrop: 'oklch(0 0 0 / 0.65)',
      pastel: {
        first: 'oklch(0.36 0.05 80)',
        second: 'oklch(0.35 0.04 55)',
        third: 'oklch(0.29 0.02 75)',
        fourth: 'oklch(0.35 0.04 145)',
        fifth: 'oklch(0.34 0.03 225)',
        sixth: 'oklch(0.38 0.05 100)',
      },
    },
  },
  font: {
    latin: { family, fallback: "'Segoe UI', Tahoma, sans-serif" },
    arabic: { family, fallback: "'Segoe UI', Tahoma, 'Geeza Pro', sans-serif" },
    files: [
      { family, url: arabicFont, weight: '160 700', unicodeRange: 'U+0600-06FF, U+FB50-FDFF, U+FE70-FEFC' },
      { family, url: latinFont, weight: '160 700', unicodeRange: 'U+0000-00FF, U+2000-206F' },
    ],
  },
  radius: { field: 2, card: 6, panel: 12 },
  heroShape: '0 48px',
  shadow: { resting: { offset: 1, blur: 3 }, raised: { offset: 10, blur: 30 } },
  missingPicture: jar,
});
