import { inLanguage, toOfferCard, type OfferProduct } from '@mahd/data/catalog';
import type { Language } from '@mahd/rules/locale';
import { LISTING_SORTS } from '@mahd/rules/shop';

/** The orders of the offers: those of listings, except by date, which offers do not have. */
export const offerSorts = LISTING_SORTS.filter((sort) => sort !== 'newest');

/** The offers that the URL asks for, and the categories that have any. Unknown values are ignored, as in listings. */
export function toOfferList(offers: readonly OfferProduct[], search: URLSearchParams, language: Language) {
  const categories = new Map(
    offers.map(({ category_data: { route, name, arabic } }) => [route, inLanguage(language, name, arabic.name)]),
  );
  const asked = search.get('category');
  const category = asked !== null && categories.has(asked) ? asked : null;
  const sort = offerSorts.find((value) => value === search.get('sort')) ?? 'featured';
  const shown = offers
    .filter((offer) => category === null || offer.category_data.route === category)
    .map((offer) => ({ offer, card: toOfferCard(offer, language) }));
  if (sort === 'name') shown.sort((a, b) => a.card.name.localeCompare(b.card.name, language));
  else if (sort !== 'featured') {
    const sign = sort === 'price_asc' ? 1 : -1;
    shown.sort((a, b) => sign * (Number(a.card.price.amount) - Number(b.card.price.amount)));
  }
  return { categories: [...categories], category, sort, shown };
}

export type OfferList = ReturnType<typeof toOfferList>;

/** The URL of the offers of a category in an order. */
export function offersHref(category: string | null, sort: string): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(sort !== 'featured' && { sort }) }).toString();
  return `/limited-time-offer${query && `?${query}`}`;
}
