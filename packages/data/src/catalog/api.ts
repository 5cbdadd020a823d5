import type { Language } from '@mahd/rules/locale';
import type { HttpClient, RequestOptions } from '../http/index.js';
import { array } from '../http/decoders.js';
import {
  categoryList,
  offerProduct,
  product,
  productList,
  undescribed,
  type Category,
  type OfferProduct,
  type Product,
  type ProductList,
} from './decoders.js';
import { wireAmount, type ListingParams } from './listing.js';
import type { ListingPlace } from './paths.js';
import { inLanguage } from './view/inLanguage.js';

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
  const { category, subcategory, filter, page = 1, perPage, q, sort, minPrice, maxPrice, ages, inStock } = params;
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
  };
  return productList(await http.get(`auth/product_list/${path}/true`, { ...call, query }));
}

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
