import { MAX_SEARCH_LENGTH } from '@mahd/rules/shop';
import { Type, type Static } from '@sinclair/typebox';
import { ArabicVariationSummary, VariationSummary } from './catalog.js';
import { MoneyOrNull, Nullable, PictureOrNull, ProductCode, Slug } from './shapes.js';

/** GET navbar_search?query= and navbar_search_ar?query= */
export const SearchQuery = Type.Object(
  { query: Type.String({ maxLength: MAX_SEARCH_LENGTH }) },
  { additionalProperties: true },
);
export type SearchQuery = Static<typeof SearchQuery>;

export const ProductHit = Type.Object({
  route: Slug,
  product_code: ProductCode,
  name: Type.String(),
  size: Type.String({ description: 'Size of a product without variations; empty otherwise' }),
  arabic: Type.Object({
    name: Type.String(),
    size: Type.String(),
    variations: Type.Array(Type.Pick(ArabicVariationSummary, ['code', 'name'])),
  }),
  featured_img: Type.String(),
  picture: PictureOrNull,
  default_price: MoneyOrNull,
  discounted_price: Nullable(Type.Number({ description: 'AED; 0 when there is no discount' })),
  discount: Type.Integer({ minimum: 0, maximum: 100 }),
  price: MoneyOrNull,
  variations: Type.Array(
    Type.Pick(VariationSummary, [
      'code',
      'name',
      'variation_price',
      'variation_discounted_price',
      'variation_discount',
    ]),
    { description: 'The names and prices of the sizes and patterns' },
  ),
});
export type ProductHit = Static<typeof ProductHit>;

export const ArticleHit = Type.Object({
  route: Type.String({
    description: 'Language, section and slug, e.g. en/breastfeeding-advisor/getting-started/positions-and-latch',
  }),
  name: Type.String(),
  arabic: Type.Object({ title: Type.String() }),
});
export type ArticleHit = Static<typeof ArticleHit>;

export const SearchAnswer = Type.Object({
  products: Type.Array(ProductHit),
  total: Type.Optional(Type.Integer({ minimum: 0, description: 'How many products the list of results has' })),
  closest: Type.Optional(
    Type.Boolean({ description: 'No product matches all search terms: these match some of them, the closest first' }),
  ),
  articles: Type.Array(ArticleHit),
});
export type SearchAnswer = Static<typeof SearchAnswer>;
