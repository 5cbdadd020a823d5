import type { Language } from '@mahd/rules/locale';
import { productHref } from '../paths.js';
import type { ProductSummary } from '../api.js';
import { inLanguage, withUnitsTied } from './inLanguage.js';

/** A size of a product, and the path of the product page with it. */
export interface SizeLink {
  readonly size: string;
  readonly href: string;
}

/** The sizes of a product, each once, in its first pattern. */
export function toSizeLinks({ route, variations, arabic }: ProductSummary, language: Language): SizeLink[] {
  const links = new Map<string, SizeLink>();
  for (const { code, name } of variations) {
    const arabicName = arabic.variations.find((other) => other.code === code)?.name ?? '';
    if (!links.has(name))
      links.set(name, {
        size: withUnitsTied(inLanguage(language, name, arabicName)),
        href: productHref(route, code),
      });
  }
  return [...links.values()];
}
