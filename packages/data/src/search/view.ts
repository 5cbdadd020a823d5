import { switchLanguagePath, type Language } from '@mahd/rules/locale';
import {
  inLanguage,
  joinSizes,
  pricedVariation,
  productHref,
  sizesOf,
  toPicture,
  toPrice,
  toPriceOfAll,
  type PictureView,
  type PriceView,
} from '../catalog/index.js';
import type { SearchAnswer } from './api.js';

/** A product in the results. */
export interface ProductHitView {
  /** Path without language. */
  readonly href: string;
  readonly name: string;
  readonly picture: PictureView | null;
  readonly price: PriceView;
  /** Its sizes in their order; empty without any. */
  readonly detail: string;
  /** How many sizes `detail` names. */
  readonly sizesCount: number;
}

/** An article in the results. */
export interface ArticleHitView {
  /** Path with language. */
  readonly href: string;
  readonly name: string;
}

export interface SearchResultsView {
  readonly products: readonly ProductHitView[];
  /** How many products all results have; null when unknown. */
  readonly total: number | null;
  /** No product matches all words; these are the closest. */
  readonly closest: boolean;
  readonly articles: readonly ArticleHitView[];
}

/** Groups a response for the dropdown. */
export function toSearchResults(
  { products, total, closest, articles }: SearchAnswer,
  language: Language,
): SearchResultsView {
  return {
    products: products.map((hit) => ({
      ...toSizes(hit, language),
      href: productHref(hit.route),
      name: inLanguage(language, hit.name, hit.arabic.name),
      picture: toPicture(hit.picture, hit.featured_img),
      // As on the cards.
      price:
        hit.variations.length > 0
          ? toPriceOfAll(hit.variations.map(pricedVariation))
          : toPrice({
              price: hit.default_price ?? hit.price,
              discounted: hit.discounted_price,
              percent: hit.discount,
            }),
    })),
    total,
    closest,
    articles: articles.map((hit) => ({
      href: articleHref(hit.route, language),
      name: inLanguage(language, hit.name, hit.arabic.title),
    })),
  };
}

function toSizes(hit: SearchAnswer['products'][number], language: Language) {
  const sizes = sizesOf(hit, language);
  return { detail: joinSizes(sizes, language), sizesCount: sizes.length };
}

/** An article's route may contain language and section; otherwise it is in the page's language. */
function articleHref(route: string, language: Language): string {
  const path = `/${route.replace(/^[/\\]+/, '')}`;
  return /^\/(en|ar)(\/|$)/.test(path) ? path : switchLanguagePath(path, language);
}
