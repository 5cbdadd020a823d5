// The font files of the shop. The browser entry imports this module too, so that its build contains them.
export { default as latinFont } from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url';
export { default as arabicFont } from '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2?url';
// Subsets with the characters of nearly all texts (`coreRange` of packages/ui); see docs/decisions/fonts.md.
export { default as coreLatinFont } from './fonts/rubik-core-latin.woff2?url';
export { default as coreArabicFont } from './fonts/rubik-core-arabic.woff2?url';
export { default as coreSignsFont } from './fonts/rubik-core-signs.woff2?url';
