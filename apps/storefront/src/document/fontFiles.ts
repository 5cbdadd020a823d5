// The files of the shop's typeface. The browser build imports this module too, so that the files are part of it.
export { default as latinFont } from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url';
export { default as arabicFont } from '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2?url';
