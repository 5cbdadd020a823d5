// The files of the shop's typeface. The browser build imports this module too, so that the files are part of it.
export { default as latinFont } from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url';
export { default as arabicFont } from '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2?url';
// What nearly all texts are made of (`coreRange` of the components); docs/decisions/fonts.md says how they are made.
export { default as coreLatinFont } from './fonts/rubik-core-latin.woff2?url';
export { default as coreArabicFont } from './fonts/rubik-core-arabic.woff2?url';
export { default as coreSignsFont } from './fonts/rubik-core-signs.woff2?url';
