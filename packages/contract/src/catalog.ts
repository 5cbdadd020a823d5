import { LISTING_SHOWS, LISTING_SORTS, MAX_SEARCH_LENGTH } from '@mahd/rules/shop';
import { Type, type Static } from '@sinclair/typebox';
import {
  DescribedPicture,
  DocumentId,
  ListOf,
  Money,
  MoneyOrNull,
  Nullable,
  OneOf,
  PageNumber,
  Picture,
  PictureOrNull,
  ProductCode,
  Slug,
} from './shapes.js';

/** The four marketing lists. Regulated feeding products appear in Popularity only. */
export const SortingName = OneOf(Object.values(LISTING_SHOWS));
export type SortingName = Static<typeof SortingName>;

const variationCommon = {
  code: ProductCode,
  name: Type.String({ description: 'Size, in English' }),
  color: Type.String({ description: 'Pattern or colour, in English; empty when there is none' }),
  color_code: Nullable(Type.String({ description: 'CSS hexadecimal colour' })),
  variation_price: MoneyOrNull,
  variation_discounted_price: Nullable(
    Type.Number({ description: 'AED; 0 when there is no discount, null when there is no price' }),
  ),
  variation_discount: Type.Integer({ minimum: 0, maximum: 100 }),
  variation_stock: Type.Integer({ minimum: 0 }),
  age_from_months: Nullable(Type.Integer({ minimum: 0 })),
};

/** A variation in lists: enough for "From AED x", availability, and quick-add of a single option. */
export const VariationSummary = Type.Object(variationCommon);
export type VariationSummary = Static<typeof VariationSummary>;

export const Variation = Type.Object({
  ...variationCommon,
  full_name: Type.String(),
  barcode: Nullable(Type.String()),
  short_description: Type.String(),
  variation_images: Type.Array(Type.String()),
  variation_pictures: Type.Array(DescribedPicture),
});
export type Variation = Static<typeof Variation>;

export const ArabicVariationSummary = Type.Object({ code: ProductCode, name: Type.String(), color: Type.String() });
export const ArabicVariation = Type.Object({
  code: ProductCode,
  name: Type.String(),
  color: Type.String(),
  full_name: Type.String(),
  short_description: Type.String(),
});

export const CategoryData = Type.Object({
  name: Type.String(),
  arabic: Type.Object({ name: Type.String() }),
  route: Slug,
});

const productCommon = {
  _id: DocumentId,
  route: Slug,
  product_code: ProductCode,
  name: Type.String(),
  category: Slug,
  sub_category: Slug,
  category_data: CategoryData,
  sub_category_data: CategoryData,
  default_price: MoneyOrNull,
  discounted_price: Nullable(
    Type.Number({ description: 'AED; 0 when there is no discount, null when there is no price' }),
  ),
  discount: Type.Integer({ minimum: 0, maximum: 100, description: 'Percent' }),
  default_stock: Type.Integer({ minimum: 0, description: 'Stock of the product, or the sum of its variations' }),
  price: MoneyOrNull,
  default_variation: Nullable(ProductCode),
  featured_img: Type.String({ description: 'Path of the largest webp below IMAGE_BASE_URL' }),
  picture: PictureOrNull,
  images_list: Type.Array(Type.String()),
  pictures: Type.Array(Picture),
  tags: Type.Array(Type.String()),
  sortings: Type.Array(SortingName),
  age_from_months: Nullable(Type.Integer({ minimum: 0 })),
  rating: Nullable(Type.Number({ minimum: 0, maximum: 5 })),
  reviews_count: Type.Integer({ minimum: 0 }),
  regulated_feeding: Type.Boolean(),
};

/** A product in a list. At most two pictures (the second is shown on hover), no long texts. */
export const ProductSummary = Type.Object({
  ...productCommon,
  size: Type.String({ description: 'Size of a product without variations; empty otherwise' }),
  arabic: Type.Object({
    name: Type.String(),
    size: Type.String(),
    default_price: MoneyOrNull,
    discounted_price: MoneyOrNull,
    tags: Type.Array(Type.String()),
    variations: Type.Array(ArabicVariationSummary),
  }),
  variations: Type.Array(VariationSummary),
});
export type ProductSummary = Static<typeof ProductSummary>;

export const SpecificationRow = Type.Object({ label: Type.String(), value: Type.String() });
export type SpecificationRow = Static<typeof SpecificationRow>;

/** The texts of a product in one language. HTML fields are sanitised. */
const productTexts = {
  size: Type.String(),
  short_description: Type.String(),
  long_description: Type.String({ description: 'HTML' }),
  specifications: Type.String({ description: 'HTML' }),
  specification_rows: Type.Array(SpecificationRow),
  how_to_use: Type.Array(Type.String()),
  safety: Type.Array(Type.String()),
  notice: Nullable(Type.String()),
};

export const Product = Type.Object({
  ...productCommon,
  ...productTexts,
  pictures: Type.Array(DescribedPicture),
  barcode: Nullable(Type.String()),
  ingredients: Nullable(Type.String({ description: 'INCI list, the same in every language' })),
  downloads: Type.Array(Type.Object({ title: Type.String(), url: Type.String() })),
  video: Nullable(Type.String()),
  video_title: Nullable(Type.String()),
  link: Nullable(Type.String({ description: 'Page of an outside shop' })),
  hygiene: Type.Boolean({ description: 'Once opened, it can be returned only when faulty, damaged or wrong' }),
  arabic: Type.Object({
    name: Type.String(),
    ...productTexts,
    default_price: MoneyOrNull,
    discounted_price: MoneyOrNull,
    tags: Type.Array(Type.String()),
    variations: Type.Array(ArabicVariation),
  }),
  variations: Type.Array(Variation),
  rating_distribution: Type.Array(Type.Integer({ minimum: 0 }), {
    description: 'Approved reviews with 1, 2, 3, 4 and 5 stars',
    minItems: 5,
    maxItems: 5,
  }),
  sample_reviews: Type.Boolean({
    description: 'Reviews invented for a demonstration count in the rating: keep it out of structured data',
  }),
  related: Type.Array(ProductSummary),
  alternatives: Type.Array(ProductSummary, {
    description: 'Up to three similar products in stock, when a size of this one is sold out',
  }),
});
export type Product = Static<typeof Product>;

export const ProductList = Type.Object({
  ...ListOf(ProductSummary).properties,
  closest: Type.Optional(
    Type.Boolean({ description: 'No product matches all search terms: these match some of them, the closest first' }),
  ),
  prices: Type.Optional(
    Type.Object(
      { lowest: Money, highest: Money },
      { description: 'AED; of an empty list that was filtered by price: the prices without that filter' },
    ),
  ),
  categories: Type.Optional(
    Type.Array(Type.Object({ _id: DocumentId, products_count: Type.Integer({ minimum: 1 }) }), {
      description:
        'With counts=true: how many products each category and sub-category has under the same filter and search; those without any are left out',
    }),
  ),
});
export type ProductList = Static<typeof ProductList>;

/** A product on the offer page. */
export const OfferProduct = Type.Object({
  _id: DocumentId,
  name: Type.String(),
  size: Type.String({ description: 'What the prices are for: the size of the product, or of its default variation' }),
  arabic: Type.Object({
    name: Type.String(),
    size: Type.String(),
    default_price: MoneyOrNull,
    discounted_price: MoneyOrNull,
  }),
  default_price: MoneyOrNull,
  discounted_price: MoneyOrNull,
  discount: Type.Integer({ minimum: 0, maximum: 100 }),
  featured_img: Type.String(),
  picture: PictureOrNull,
  route: Slug,
  product_code: ProductCode,
  default_variation: Nullable(ProductCode),
  category_data: CategoryData,
  default_stock: Type.Integer({ minimum: 0 }),
  rating: Nullable(Type.Number({ minimum: 0, maximum: 5 })),
  reviews_count: Type.Integer({ minimum: 0 }),
});
export type OfferProduct = Static<typeof OfferProduct>;

const categoryFields = {
  _id: DocumentId,
  name: Type.String(),
  route: Slug,
  order: Type.Integer(),
  parent_id: Nullable(DocumentId),
  featured_img: Type.String(),
  picture: PictureOrNull,
  short_description: Type.String(),
  long_description: Type.String({ description: 'HTML' }),
  notice: Nullable(Type.String()),
  regulated_feeding: Type.Boolean(),
  products_count: Type.Integer({ minimum: 0 }),
  /** The lowest price of its products; null without any. */
  from_price: MoneyOrNull,
  arabic: Type.Object({
    name: Type.String(),
    short_description: Type.String(),
    long_description: Type.String({ description: 'HTML' }),
    notice: Nullable(Type.String()),
  }),
};

/** A sub-category; its `parent_id` is its category. */
export const SubCategory = Type.Object({ ...categoryFields, children: Type.Array(Type.Never(), { maxItems: 0 }) });
export type SubCategory = Static<typeof SubCategory>;
export const Category = Type.Object({ ...categoryFields, children: Type.Array(SubCategory) });
export type Category = Static<typeof Category>;
export const CategoryList = Type.Array(Category);
export type CategoryList = Static<typeof CategoryList>;

/** GET auth/products */
export const ProductsQuery = Type.Object({ page: Type.Optional(PageNumber) }, { additionalProperties: true });
export type ProductsQuery = Static<typeof ProductsQuery>;

export const ListingSort = OneOf([...LISTING_SORTS, 'name_ar']);
export type ListingSort = Static<typeof ListingSort>;

/** Query of a listing. All parameters are strings; the patterns define which. */
export const ListingQuery = Type.Object(
  {
    page: Type.Optional(PageNumber),
    per_page: Type.Optional(
      Type.String({ pattern: '^(?:[1-9]|[1-3][0-9]|4[0-8])$', description: '1 to 48, default 12' }),
    ),
    q: Type.Optional(Type.String({ maxLength: MAX_SEARCH_LENGTH })),
    sort: Type.Optional(ListingSort),
    min_price: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}(?:\\.[0-9]{1,2})?$', description: 'AED' })),
    max_price: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}(?:\\.[0-9]{1,2})?$', description: 'AED' })),
    age: Type.Optional(
      Type.String({
        pattern: '^[0-9]{1,3}(?:,[0-9]{1,3}){0,11}$',
        description:
          'Age bands 0, 1, 3, 6, 9, 12 in months, comma-separated; a band reaches up to the next one, the last has no end. A product matches when it or one of its sizes is suitable by the end of the highest band; those made for the oldest come first. Without a category and a search, regulated feeding products are left out',
      }),
    ),
    in_stock: Type.Optional(Type.String({ pattern: '^(?:true|false|1|0)$' })),
    counts: Type.Optional(
      Type.String({ pattern: '^true$', description: 'Counts the products of the categories under these filters' }),
    ),
  },
  { additionalProperties: true },
);
export type ListingQuery = Static<typeof ListingQuery>;

const part = Type.String({ minLength: 1, maxLength: 120 });
/** GET auth/product_list/{category}/{subcategory}/{filter}/true; `null` for a missing part. */
export const ProductListParams = Type.Object({ category: part, subcategory: part, filter: part });
export type ProductListParams = Static<typeof ProductListParams>;

/** GET auth/filteredProduct/{a}/{b}/{filter} */
export const FilteredProductParams = Type.Object({ a: part, b: part, filter: part });
export type FilteredProductParams = Static<typeof FilteredProductParams>;

/** GET auth/products/{idOrRoute} */
export const ProductParams = Type.Object({ idOrRoute: part });
export type ProductParams = Static<typeof ProductParams>;

/** GET get-product-sorting?filter= */
export const ProductSortingQuery = Type.Object({ filter: SortingName }, { additionalProperties: true });
export type ProductSortingQuery = Static<typeof ProductSortingQuery>;
export const OfferList = Type.Array(OfferProduct);
export type OfferList = Static<typeof OfferList>;
