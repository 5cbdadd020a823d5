import { switchLanguagePath, type Language } from '@mahd/rules/locale';
import { inLanguage, productHref, toPicture, toPrice, type PictureView, type PriceView } from '../catalog/index.js';
import type { SearchAnswer } from './api.js';

/** A product among the results. */
export interface ProductHitView {
  /** Without its language. */
  readonly href: string;
  readonly name: string;
  readonly picture: PictureView | null;
  readonly price: PriceView;
}

/** An article among the results. */
export interface ArticleHitView {
  /** With its language: blog posts are English on both sites. */
  readonly href: string;
  readonly name: string;
}

export interface SearchResultsView {
  readonly products: readonly ProductHitView[];
  /** No product has all the words: these come closest. */
  readonly closest: boolean;
  readonly articles: readonly ArticleHitView[];
}

/** Turns an answer into the two groups of the dropdown. */
export function toSearchResults({ products, closest, articles }: SearchAnswer, language: Language): SearchResultsView {
  return {
    products: products.map((hit) => ({
      href: productHref(hit.route),
      name: inLanguage(language, hit.name, hit.arabic.name),
      picture: toPicture(hit.picture, hit.featured_img),
      price: toPrice({
        price: hit.default_price ?? hit.price,
        discounted: hit.discounted_price,
        percent: hit.discount,
      }),
    })),
    closest,
    articles: articles.map((hit) => ({
      href: articleHref(hit.route, language),
      name: inLanguage(language, hit.name, hit.arabic.title),
    })),
  };
}

/** An article's route holds its language and section; one without a language is of the page's language. */
function articleHref(route: string, language: Language): string {
  const path = `/${route.replace(/^[/\\]+/, '')}`;
  return /^\/(en|ar)(\/|$)/.test(path) ? path : switchLanguagePath(path, language);
}
