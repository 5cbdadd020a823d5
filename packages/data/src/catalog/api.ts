import type * as wire from '@mahd/contract';
import type { Language } from '@mahd/rules/locale';
import { toWire } from '@mahd/rules/shop';
import type { HttpClient, RequestOptions } from '../http/index.js';
import {
  array,
  boolean,
  describedPicture,
  number,
  object,
  optional,
  picture,
  pictureOrNull,
  price,
  string,
  text,
  texts,
  type Decoder,
  type Read,
} from '../http/decoders.js';
import type { CategoryCounts, ListingParams, PriceRange } from './listing.js';
import type { ListingPlace } from './paths.js';
import { inLanguage } from './view/inLanguage.js';

const count = optional(number, 0);
/** Back ends without stock data sell without limit; the server decides when an order is placed. */
const UNCOUNTED_STOCK = 999;
const stock = optional(number, UNCOUNTED_STOCK);

const pictures = optional(array(picture), []);
const describedPictures = optional(array(describedPicture), []);

/** `variation_discounted_price` is valid when above 0. */
const variationSummaryFields = {
  code: string,
  name: text,
  color: text,
  color_code: optional(string, null),
  variation_price: price,
  variation_discounted_price: price,
  variation_discount: count,
  variation_stock: stock,
  age_from_months: optional(number, null),
};

const arabicVariationFields = { code: string, name: text, color: text };

const named = optional(object<{ name: string }>({ name: text }), { name: '' });
const namedCategory = object<wire.OfferProduct['category_data']>({
  name: text,
  route: text,
  arabic: named,
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
  sortings: texts,
  age_from_months: optional(number, null),
  rating: optional(number, null),
  reviews_count: count,
  regulated_feeding: optional(boolean, false),
};

const noArabic = { name: '', size: '', tags: [], variations: [] };

/** Accepts lists that the contract does not name; they have no badge. */
interface AnyLists {
  sortings: string[];
}

/** A product in a list. Amounts are integers in fils, unlike in the API. */
export type ProductSummary = Read<
  wire.ProductSummary,
  'price',
  AnyLists & { arabic: Omit<wire.ProductSummary['arabic'], 'default_price' | 'discounted_price'> }
>;
export const productSummary = object<ProductSummary>({
  ...productFields,
  arabic: optional(
    object({ name: text, size: text, tags: texts, variations: optional(array(object(arabicVariationFields)), []) }),
    noArabic,
  ),
  variations: optional(array(object(variationSummaryFields)), []),
});

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

/** A product with all details. Amounts are integers in fils; HTML fields are sanitized. */
export type Product = Read<
  wire.Product,
  'barcode' | 'price',
  AnyLists & {
    arabic: Omit<wire.Product['arabic'], 'default_price' | 'discounted_price'>;
    variations: Omit<wire.Variation, 'barcode'>[];
    related: ProductSummary[];
    alternatives: ProductSummary[];
  }
>;
export const product = object<Product>({
  ...productFields,
  ...productTextFields,
  pictures: describedPictures,
  ingredients: optional(string, null),
  downloads: optional(array(object({ title: string, url: string })), []),
  video: optional(string, null),
  video_title: optional(string, null),
  link: optional(string, null),
  hygiene: optional(boolean, false),
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
        variation_images: texts,
        variation_pictures: describedPictures,
      }),
    ),
    [],
  ),
  rating_distribution: optional(array(number), []),
  sample_reviews: optional(boolean, false),
  related: optional(array(productSummary), []),
  alternatives: optional(array(productSummary), []),
});

/** One page of a list of products. `total` counts all pages; `categories` is null unless asked for. */
export type ProductList = Read<
  Required<wire.ProductList>,
  never,
  { data: ProductSummary[]; prices: PriceRange | null; categories: CategoryCounts | null }
>;

export const productList: Decoder<ProductList> = (value, path = '$') => {
  const list = object<ProductList>({
    data: array(productSummary),
    total: count,
    page: optional(number, 1),
    per_page: count,
    closest: optional(boolean, false),
    prices: optional(object({ lowest: price, highest: price }), null),
    categories: optional(array(object({ _id: string, products_count: number })), null),
  })(value, path);
  return { ...list, total: Math.max(list.total, list.data.length), per_page: list.per_page || list.data.length };
};

/** A product of the offer page. Amounts are integers in fils. */
export type OfferProduct = Read<
  wire.OfferProduct,
  never,
  { arabic: Pick<wire.OfferProduct['arabic'], 'name' | 'size'> }
>;
export const offerProduct = object<OfferProduct>({
  _id: string,
  name: string,
  size: text,
  arabic: optional(object({ name: text, size: text }), { name: '', size: '' }),
  default_price: price,
  discounted_price: price,
  discount: count,
  featured_img: text,
  picture: pictureOrNull,
  route: string,
  product_code: string,
  default_variation: optional(string, null),
  category_data: optional(namedCategory, noCategory),
  default_stock: stock,
  rating: optional(number, null),
  reviews_count: count,
});

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
  from_price: optional(price, null),
  arabic: optional(object(categoryTextFields), { name: '', short_description: '', long_description: '', notice: null }),
};

type DescribedSubCategory = Read<wire.SubCategory, 'children', { products_count: number | null }>;
type DescribedCategory = DescribedSubCategory & { children: DescribedSubCategory[] };
const describedCategory = object<DescribedCategory>({
  ...categoryFields,
  children: optional(array(object<DescribedSubCategory>(categoryFields)), []),
});

/**
 * A sub-category; `parent_id` is its category. `products_count` and `from_price`, in fils, are null when unknown. The long text is a query of its
 * own, because every page has the categories, and only the page of the category shows its text.
 */
export type SubCategory = Omit<DescribedSubCategory, 'long_description' | 'arabic'> & {
  arabic: Omit<DescribedSubCategory['arabic'], 'long_description'>;
};
/** A category with its sub-categories. */
export type Category = SubCategory & { children: SubCategory[] };

/** Drops the long text. */
function undescribed({ long_description: _en, arabic, ...category }: DescribedSubCategory): SubCategory {
  const { long_description: _ar, ...arabicTexts } = arabic;
  return { ...category, arabic: arabicTexts };
}

/** The categories in order. A back end may nest the sub-categories or send a flat list with `parent_id`. */
export const categoryList: Decoder<DescribedCategory[]> = (value, path = '$') => {
  const entries = array(describedCategory)(value, path);
  const roots = entries.filter((entry) => !entries.some((other) => other._id === entry.parent_id));
  return roots.sort(byOrder).map((root) => {
    const flat = entries.filter((entry) => entry.parent_id === root._id).map(({ children: _, ...entry }) => entry);
    const known = new Set(root.children.map((child) => child._id));
    return { ...root, children: [...root.children, ...flat.filter((child) => !known.has(child._id))].sort(byOrder) };
  });
};

const byOrder = (a: DescribedSubCategory, b: DescribedSubCategory) => a.order - b.order;

type Call = Pick<RequestOptions, 'signal'>;

/** GET category_list: the categories in order, with their sub-categories. */
export async function getCategories(http: HttpClient, call?: Call): Promise<Category[]> {
  const categories = categoryList(await http.get('category_list', call));
  return categories.map(({ children, ...category }) => ({
    ...undescribed(category),
    children: children.map(undescribed),
  }));
}

/** The long text of a category or sub-category, sanitized HTML; empty if it has none. It is part of GET category_list. */
export async function getCategoryDescription(
  http: HttpClient,
  { category, subcategory }: ListingPlace,
  language: Language,
  call?: Call,
): Promise<string> {
  const parent = categoryList(await http.get('category_list', call)).find(({ route }) => route === category);
  const shown = subcategory === undefined ? parent : parent?.children.find(({ route }) => route === subcategory);
  return shown ? inLanguage(language, shown.long_description, shown.arabic.long_description) : '';
}

/** GET auth/products: all products by page; `all` returns all at once. */
export async function getProducts(http: HttpClient, page: number | 'all', call?: Call): Promise<ProductList> {
  return productList(await http.get('auth/products', { ...call, query: { page } }));
}

/** GET auth/product_list: a listing; 404 for an unknown category. */
export async function getProductList(http: HttpClient, params: ListingParams, call?: Call): Promise<ProductList> {
  const {
    category,
    subcategory,
    filter,
    page = 1,
    perPage,
    q,
    sort,
    minPrice,
    maxPrice,
    ages,
    inStock,
    counts,
  } = params;
  const path = [category, subcategory, filter].map((part) => encodeURIComponent(part ?? 'null')).join('/');
  const query = {
    page,
    per_page: perPage,
    q,
    sort,
    min_price: minPrice === undefined ? undefined : wireAmount(minPrice),
    max_price: maxPrice === undefined ? undefined : wireAmount(maxPrice),
    age: ages?.join(','),
    in_stock: inStock,
    counts,
  };
  return productList(await http.get(`auth/product_list/${path}/true`, { ...call, query }));
}

/** An amount for a query string: 4500 fils are `45.00`. */
const wireAmount = (fils: number): string => toWire(fils).toFixed(2);

/** GET auth/products/{idOrRoute}: a product with all details; 404 for an unknown one. */
export async function getProduct(http: HttpClient, idOrRoute: string, call?: Call): Promise<Product> {
  return product(await http.get(`auth/products/${encodeURIComponent(idOrRoute)}`, call));
}

/** GET get-product-sorting: the products of the offer page. */
export async function getOffers(http: HttpClient, call?: Call): Promise<OfferProduct[]> {
  return array(offerProduct)(
    await http.get('get-product-sorting', { ...call, query: { filter: 'Limited Time Offers' } }),
  );
}
