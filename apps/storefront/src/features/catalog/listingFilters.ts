import type { Language } from '@mahd/rules/locale';
import { isPriceRangeReversed, LISTING_SORTS, type ListingQuery } from '@mahd/rules/shop';
import type { Translate } from '../../app/messages.js';
import { shortPrice } from './shortPrice.js';

/** The ends of the price range, with the names of their filters. */
export const priceLimits = [
  ['minPrice', 'filters.fromAmount'],
  ['maxPrice', 'filters.toAmount'],
] as const;

/** The name of an age band. */
export const ageLabel = (age: number, t: Translate) =>
  age === 0 ? t('filters.fromBirth') : t('catalog.ageFrom', { n: age });

/** The sort orders of the list. */
export const sortOptions = (t: Translate) => LISTING_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }));

/** The active filters, each with the change that removes it. */
export function activeFilters(
  query: ListingQuery,
  language: Language,
  t: Translate,
): { label: string; without: Partial<ListingQuery> }[] {
  return [
    ...(query.q ? [{ label: t('listing.quoted', { query: query.q }), without: { q: '' } }] : []),
    ...(query.show ? [{ label: t(`filters.shows.${query.show}`), without: { show: null } }] : []),
    ...priceLimits.flatMap(([limit, label]) => {
      const fils = query[limit];
      // A range that nothing can be in is not applied.
      if (fils === null || isPriceRangeReversed(query)) return [];
      // Mostly whole dirhams, without decimals as they were typed.
      const amount = shortPrice(fils, language);
      return [{ label: t(label, { amount }), without: { [limit]: null } }];
    }),
    ...query.age.map((age) => ({
      label: ageLabel(age, t),
      without: { age: query.age.filter((other) => other !== age) },
    })),
    ...(query.inStock ? [{ label: t('filters.inStockOnly'), without: { inStock: false } }] : []),
  ];
}
