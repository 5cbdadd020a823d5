import type { CategoryPageView } from '@mahd/data/catalog';
import {
  AGE_BANDS,
  isPriceRangeReversed,
  LISTING_SHOWS,
  parseListingQuery,
  toWire,
  type ListingQuery,
} from '@mahd/rules/shop';
import type { FilterGroup } from '@mahd/ui/FilterPanel';
import type { Translate } from '../../app/messages.js';
import { ageLabel, priceLimits } from './listingFilters.js';

const shows = Object.keys(LISTING_SHOWS) as (keyof typeof LISTING_SHOWS)[];

const dirhams = (fils: number | null) => (fils === null ? '' : String(toWire(fils)));

const counted = (count: number | null) => (count === null ? {} : { count });

/** Whether a price in the form is not a number that a filter can have. */
export function isPriceUnreadable(chosen: URLSearchParams): boolean {
  const read = parseListingQuery(chosen);
  return priceLimits.some(([limit]) => chosen.has(limit) && read[limit] === null);
}

/** The groups of the filter panel, most used first. `kept` is the query that links to categories keep, with its `?`. */
export function filterGroups(
  category: CategoryPageView,
  query: ListingQuery,
  kept: string,
  t: Translate,
  priceUnreadable: boolean,
): FilterGroup[] {
  const priceError = priceUnreadable ? 'filters.priceUnreadable' : isPriceRangeReversed(query) && 'filters.priceError';
  return [
    {
      kind: 'links',
      label: t('listing.category'),
      links: [
        {
          href: `/products${kept}`,
          label: t('listing.allCategories'),
          current: !category.categories.some(({ current }) => current),
        },
        ...category.categories.map(({ href, name, current, count }) => ({
          href: href + kept,
          label: name,
          ...counted(count),
          current: current && !category.subcategories.some((sub) => sub.current),
          links: current
            ? category.subcategories.map((sub) => ({
                href: sub.href + kept,
                label: sub.name,
                current: sub.current,
                ...counted(sub.count),
              }))
            : [],
        })),
      ],
    },
    {
      kind: 'choice',
      name: 'show',
      label: t('filters.show'),
      value: query.show ?? '',
      options: [
        { value: '', label: t('listing.allProducts') },
        ...shows.map((show) => ({ value: show, label: t(`filters.shows.${show}`) })),
      ],
    },
    {
      kind: 'range',
      label: t('filters.price'),
      from: { name: 'minPrice', label: t('filters.priceFrom'), value: dirhams(query.minPrice) },
      to: { name: 'maxPrice', label: t('filters.priceTo'), value: dirhams(query.maxPrice) },
      ...(priceError && { errorMessage: t(priceError) }),
    },
    {
      kind: 'choice',
      name: 'age',
      label: t('filters.age'),
      value: query.age.length === 1 ? String(query.age[0]) : '',
      options: [
        { value: '', label: t('filters.anyAge') },
        ...AGE_BANDS.map((age) => ({ value: String(age), label: ageLabel(age, t) })),
      ],
    },
    { kind: 'toggle', name: 'inStock', label: t('filters.inStockOnly'), value: 'true', checked: query.inStock },
  ];
}
