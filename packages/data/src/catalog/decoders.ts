import {
  array,
  boolean,
  number,
  object,
  optional,
  price,
  string,
  type Decoded,
  type Decoder,
} from '../http/decoders.js';

const text = optional(string, '');
const texts = optional(array(string), []);
const count = optional(number, 0);
/** A back end that says nothing of stock sells without counting; the server still decides when an order is placed. */
const UNCOUNTED_STOCK = 999;
const stock = optional(number, UNCOUNTED_STOCK);

const picture = object({
  path: string,
  width: number,
  height: number,
  widths: array(number),
  placeholder: text,
});
/** One picture in all its widths, as the contract describes it. */
export type Picture = Decoded<typeof picture>;

const pictureOrNull = optional(picture, null);
const pictures = optional(array(picture), []);

/** The four marketing lists of the catalogue. */
export type SortingName = 'Popularity' | 'Recommended' | 'Best Seller' | 'Limited Time Offers';

/** Amounts of these shapes are integer fils, unlike on the wire. `variation_discounted_price` counts when it is above 0. */
const variationSummaryFields = {
  code: string,
  name: text,
  color: text,
  color_code: optional(string, null),
  variation_price: price,
  variation_discounted_price: price,
  variation_discount: count,
  variation_stock: stock,
};

const arabicVariationFields = { code: string, name: text, color: text };

const namedCategory = object({
  name: text,
  route: text,
  arabic: optional(object({ name: text }), { name: '' }),
});
const noCategory = { name: '', route: '', arabic: { name: '' } };

const productFields = {
  _id: string,
  route: string,
  product_code: string,
  name: string,
  category: text,
  sub_category: text,
  category_data: optional(namedCategory, noCategory),
  sub_category_data: optional(namedCategory, noCategory),
  size: text,
  default_price: price,
  discounted_price: price,
  discount: count,
  default_stock: stock,
  default_variation: optional(string, null),
  featured_img: text,
  picture: pictureOrNull,
  images_list: texts,
  pictures,
  tags: texts,
  sortings: optional(array(string), []),
  age_from_months: optional(number, null),
  rating: optional(number, null),
  reviews_count: count,
  regulated_feeding: optional(boolean, false),
};

const noArabic = { name: '', size: '', tags: [], variations: [] };

/** A product in a list. */
export const productSummary = object({
  ...productFields,
  arabic: optional(
    object({ name: text, size: text, tags: texts, variations: optional(array(object(arabicVariationFields)), []) }),
    noArabic,
  ),
  variations: optional(array(object(variationSummaryFields)), []),
});
export type ProductSummary = Decoded<typeof productSummary>;

const productTextFields = {
  size: text,
  short_description: text,
  long_description: text,
  specifications: text,
  specification_rows: optional(array(object({ label: string, value: string })), []),
  how_to_use: texts,
  safety: texts,
  notice: optional(string, null),
};

const noArabicTexts = {
  ...noArabic,
  short_description: '',
  long_description: '',
  specifications: '',
  specification_rows: [],
  how_to_use: [],
  safety: [],
  notice: null,
};

/** A product with everything its page shows. HTML fields arrive sanitised. */
export const product = object({
  ...productFields,
  ...productTextFields,
  ingredients: optional(string, null),
  downloads: optional(array(object({ title: string, url: string })), []),
  video: optional(string, null),
  video_title: optional(string, null),
  link: optional(string, null),
  arabic: optional(
    object({
      ...productTextFields,
      name: text,
      tags: texts,
      variations: optional(array(object({ ...arabicVariationFields, full_name: text, short_description: text })), []),
    }),
    noArabicTexts,
  ),
  variations: optional(
    array(
      object({
        ...variationSummaryFields,
        full_name: text,
        short_description: text,
        age_from_months: optional(number, null),
        variation_images: texts,
        variation_pictures: pictures,
      }),
    ),
    [],
  ),
  rating_distribution: optional(array(number), []),
  sample_reviews: optional(boolean, false),
  related: optional(array(productSummary), []),
});
export type Product = Decoded<typeof product>;

/** A list of products with its place in the whole. `total` counts all pages. */
export interface ProductList {
  readonly data: ProductSummary[];
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
  /** No product has all the words asked for: these have some of them. */
  readonly closest: boolean;
}

export const productList: Decoder<ProductList> = (value, path = '$') => {
  const list = object({
    data: array(productSummary),
    total: count,
    page: optional(number, 1),
    per_page: count,
    closest: optional(boolean, false),
  })(value, path);
  return { ...list, total: Math.max(list.total, list.data.length), per_page: list.per_page || list.data.length };
};

/** A product on the offer page. */
export const offerProduct = object({
  _id: string,
  name: string,
  arabic: optional(object({ name: text }), { name: '' }),
  default_price: price,
  discounted_price: price,
  discount: count,
  featured_img: text,
  picture: pictureOrNull,
  route: string,
  product_code: string,
  category_data: optional(namedCategory, noCategory),
  default_stock: stock,
});
export type OfferProduct = Decoded<typeof offerProduct>;

const categoryTextFields = {
  name: text,
  short_description: text,
  long_description: text,
  notice: optional(string, null),
};

const categoryFields = {
  ...categoryTextFields,
  _id: string,
  name: string,
  route: string,
  order: count,
  parent_id: optional(string, null),
  featured_img: text,
  picture: pictureOrNull,
  regulated_feeding: optional(boolean, false),
  products_count: optional(number, null),
  arabic: optional(object(categoryTextFields), { name: '', short_description: '', long_description: '', notice: null }),
};

const subCategory = object(categoryFields);
/** A sub-category; its `parent_id` is its category. */
export type SubCategory = Decoded<typeof subCategory>;
export interface Category extends SubCategory {
  readonly children: SubCategory[];
}

/**
 * The categories in their order. A back end may nest the sub-categories, or list everything flat with `parent_id`.
 */
export const categoryList: Decoder<Category[]> = (value, path = '$') => {
  const entries = array(object({ ...categoryFields, children: optional(array(subCategory), []) }))(value, path);
  const roots = entries.filter((entry) => !entries.some((other) => other._id === entry.parent_id));
  return roots.sort(byOrder).map((root) => {
    const flat = entries.filter((entry) => entry.parent_id === root._id).map(({ children: _, ...entry }) => entry);
    const known = new Set(root.children.map((child) => child._id));
    return { ...root, children: [...root.children, ...flat.filter((child) => !known.has(child._id))].sort(byOrder) };
  });
};

const byOrder = (a: SubCategory, b: SubCategory) => a.order - b.order;
