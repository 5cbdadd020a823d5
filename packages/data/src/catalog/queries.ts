import { LISTING_PAGE_SIZE } from '@mahd/rules/shop';
import type { HttpClient } from '../http/index.js';
import type { NamedQuery } from '../store/index.js';
import { getCategories, getOffers, getProduct, getProductList, getProducts } from './api.js';
import type { Category, OfferProduct, Product, ProductList } from './decoders.js';
import type { ListingParams } from './listing.js';

/** All categories, in their order. */
export const categoriesQuery = (http: HttpClient): NamedQuery<Category[]> => ({
  queryKey: ['catalog', 'categories'],
  queryFn: (call) => getCategories(http, call),
});

/** One page of a listing. */
export const productListQuery = (http: HttpClient, params: ListingParams): NamedQuery<ProductList> => ({
  queryKey: ['catalog', 'product-list', params],
  queryFn: (call) => getProductList(http, params, call),
});

/** All products, page by page. */
export const productsQuery = (http: HttpClient, page: number | 'all'): NamedQuery<ProductList> => ({
  queryKey: ['catalog', 'products', page],
  queryFn: (call) => getProducts(http, page, call),
});

/** One product in full. */
export const productQuery = (http: HttpClient, idOrRoute: string): NamedQuery<Product> => ({
  queryKey: ['catalog', 'product', idOrRoute],
  queryFn: (call) => getProduct(http, idOrRoute, call),
});

/** The products of the offer page. */
export const offersQuery = (http: HttpClient): NamedQuery<OfferProduct[]> => ({
  queryKey: ['catalog', 'offers'],
  queryFn: (call) => getOffers(http, call),
});

/** The Recommended slider. */
export const recommendedQuery = (http: HttpClient): NamedQuery<ProductList> =>
  productListQuery(http, { filter: 'Recommended', perPage: LISTING_PAGE_SIZE });
