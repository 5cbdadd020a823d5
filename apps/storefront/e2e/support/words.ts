import { en as enUi } from '@mahd/ui/strings/en';
import { ar as arUi } from '@mahd/ui/strings/ar';
import arCatalog from '../../src/strings/ar/catalog.js';
import arHome from '../../src/strings/ar/home.js';
import arShell from '../../src/strings/ar/shell.js';
import enCatalog from '../../src/strings/en/catalog.js';
import enHome from '../../src/strings/en/home.js';
import enShell from '../../src/strings/en/shell.js';

/** What a reader of each language finds on the shop's buttons, links and messages: the shop's own words, and the library's under `ui`. */
export const wordsOf = {
  en: { ...enShell, ...enCatalog, ...enHome, ui: enUi },
  ar: { ...arShell, ...arCatalog, ...arHome, ui: arUi },
} as const;

/** A text with its placeholders filled in. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
