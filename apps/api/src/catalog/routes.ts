import * as contract from '@mahd/contract';
import type { AnswerCache } from '../http/answerCache.js';
import { answers } from '../http/responses.js';
import type { ApiScope } from '../http/scope.js';
import type { CatalogService } from './service.js';

const tags = ['catalog'];

/** The given catalogue calls and the product's own. */
export function registerCatalog(app: ApiScope, catalog: CatalogService, cache: AnswerCache): void {
  app.get(
    '/auth/products',
    { schema: { tags, querystring: contract.ProductsQuery, response: answers(contract.ProductList) } },
    (request, reply) =>
      cache.send(reply, `products ${request.query.page ?? '1'}`, () => catalog.products(request.query.page)),
  );

  app.get(
    '/auth/products/:idOrRoute',
    { schema: { tags, params: contract.ProductParams, response: answers(contract.Product) } },
    (request, reply) => {
      const { idOrRoute } = request.params;
      return cache.send(reply, `product ${idOrRoute}`, () => catalog.product(idOrRoute));
    },
  );

  app.get('/category_list', { schema: { tags, response: answers(contract.CategoryList) } }, (_request, reply) =>
    cache.send(reply, 'categories', () => catalog.categories()),
  );

  app.get(
    '/auth/product_list/:category/:subcategory/:filter/true',
    {
      schema: {
        tags,
        params: contract.ProductListParams,
        querystring: contract.ListingQuery,
        response: answers(contract.ProductList),
      },
    },
    (request, reply) => {
      const listing = { ...request.params, query: known(request.query) };
      return cache.send(reply, `listing ${JSON.stringify(listing)}`, () => catalog.listing(listing), !listing.query.q);
    },
  );

  app.get(
    '/auth/filteredProduct/:a/:b/:filter',
    {
      schema: {
        tags,
        params: contract.FilteredProductParams,
        querystring: contract.ListingQuery,
        response: answers(contract.ProductList),
      },
    },
    (request, reply) => {
      const { a, b, filter } = request.params;
      const listing = { category: a, subcategory: b, filter, query: known(request.query) };
      return cache.send(reply, `listing ${JSON.stringify(listing)}`, () => catalog.listing(listing), !listing.query.q);
    },
  );

  app.get(
    '/get-product-sorting',
    { schema: { tags, querystring: contract.ProductSortingQuery, response: answers(contract.OfferList) } },
    (request, reply) =>
      cache.send(reply, `sorting ${request.query.filter}`, () => catalog.offers(request.query.filter)),
  );
}

/** Only what a listing knows, so that unknown parameters do not make new cache entries. */
function known(query: contract.ListingQuery): contract.ListingQuery {
  const { page, per_page, q, sort, min_price, max_price, age, in_stock } = query;
  return { page, per_page, q, sort, min_price, max_price, age, in_stock };
}
