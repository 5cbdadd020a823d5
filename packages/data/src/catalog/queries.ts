import type { Language } from '@mahd/rules/locale';
import type { HttpClient } from '../http/index.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';
import type { Category, OfferProduct, Product, ProductList } from './api.js';
import type { ListingParams } from './listing.js';
import type { ListingPlace } from './paths.js';

/** API calls and decoders load on demand: a server-rendered page does not need them at first. */
const calls = () => import('./api.js');

/** All categories in order. */
export const categoriesQuery = (http: HttpClient): NamedQuery<Category[]> => ({
  queryKey: ['catalog', 'categories'],
  queryFn: async (call) => (await calls()).getCategories(http, call),
});

/** `useAtomValue(categoriesAtom())`: all categories. */
export const categoriesAtom = queryAtomFamily(categoriesQuery);

/** The long text of a category or sub-category in one language: sanitized HTML, empty without a text. */
export const categoryDescriptionQuery = (
  http: HttpClient,
  place: ListingPlace,
  language: Language,
): NamedQuery<string> => ({
  queryKey: ['catalog', 'category-description', place, language],
  queryFn: async (call) => (await calls()).getCategoryDescription(http, place, language, call),
});

/** `useAtomValue(categoryDescriptionAtom(place, language))`: the long text of a category, HTML. */
export const categoryDescriptionAtom = queryAtomFamily(categoryDescriptionQuery);

/** One page of a listing. */
export const productListQuery = (http: HttpClient, params: ListingParams): NamedQuery<ProductList> => ({
  queryKey: ['catalog', 'product-list', params],
  queryFn: async (call) => (await calls()).getProductList(http, params, call),
});

/** `useAtomValue(productListAtom(params))`: one page of a listing. */
export const productListAtom = queryAtomFamily(productListQuery);

/** All products, page by page. */
export const productsQuery = (http: HttpClient, page: number | 'all'): NamedQuery<ProductList> => ({
  queryKey: ['catalog', 'products', page],
  queryFn: async (call) => (await calls()).getProducts(http, page, call),
});

/** One product with all details. */
export const productQuery = (http: HttpClient, idOrRoute: string): NamedQuery<Product> => ({
  queryKey: ['catalog', 'product', idOrRoute],
  queryFn: async (call) => (await calls()).getProduct(http, idOrRoute, call),
});

/** `useAtomValue(productAtom(idOrRoute))`: one product with all details. */
export const productAtom = queryAtomFamily(productQuery);

/** The products of the offer page. */
export const offersQuery = (http: HttpClient): NamedQuery<OfferProduct[]> => ({
  queryKey: ['catalog', 'offers'],
  queryFn: async (call) => (await calls()).getOffers(http, call),
});

/** `useAtomValue(offersAtom())`: the products of the offer page. That page has little else, so failed requests are repeated. */
export const offersAtom = queryAtomFamily((http) => ({ ...offersQuery(http), retry: 3, retryDelay: 3000 }));

/** The Recommended slider. */
export const recommendedQuery = (http: HttpClient): NamedQuery<ProductList> =>
  productListQuery(http, { filter: 'Recommended' });

/** `useAtomValue(recommendedAtom())`: the Recommended slider. */
export const recommendedAtom = queryAtomFamily(recommendedQuery);
