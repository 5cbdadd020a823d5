import type { Language } from '@mahd/rules/locale';
import { inLanguage, productHref } from '../catalog/index.js';
import type { Change } from './api.js';

/** Props of `ChangeList` in `@mahd/ui`; amounts are fils. */
export type LineChangeView =
  | { readonly kind: 'price'; readonly name: string; readonly before: number; readonly now: number }
  | { readonly kind: 'stock'; readonly name: string; readonly remaining: number }
  | { readonly kind: 'gone'; readonly name: string; readonly href?: string };

/** A change, perhaps with the route of the product's page. */
type RoutedChange = Change & { readonly route?: string | null };

/** The changes by line. Changes of promo code and total show in the totals. */
export function toLineChanges(changes: readonly RoutedChange[], language: Language): LineChangeView[] {
  return changes.flatMap((change): LineChangeView[] => {
    const name = inLanguage(language, change.name ?? '', change.arabic?.name ?? '') || (change.product_code ?? '');
    const { before, now } = change;
    if (change.reason === 'promo' || change.reason === 'total') return [];
    if (change.reason === 'price' && before !== null && now !== null)
      return [{ kind: 'price', name, before: Math.round(before * 100), now: Math.round(now * 100) }];
    if (change.reason !== 'stock') return [{ kind: 'gone', name }];
    if (now !== null && now > 0) return [{ kind: 'stock', name, remaining: now }];
    // Its page offers a message when it is back, and similar products.
    const { route, product_code: code } = change;
    return [{ kind: 'gone', name, ...(route && { href: productHref(route, code ?? undefined) }) }];
  });
}
