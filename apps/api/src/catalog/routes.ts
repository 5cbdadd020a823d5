import * as contract from '@mahd/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ResponseCache } from '../http/responseCache.js';
import { responses } from '../http/responses.js';
import type { Turns } from '../http/turns.js';
import type { ApiInstance } from '../http/apiInstance.js';
import type { CatalogService, ListingRequest } from './service.js';

const tags = ['catalog'];

export function registerCatalog(app: ApiInstance, catalog: CatalogService, cache: ResponseCache, turns: Turns): void {
  /** A listing; searches wait for those of the same network. */
  const sendListing = (request: FastifyRequest, reply: FastifyReply, listing: ListingRequest) => {
    const isSearch = Boolean(listing.query.q);
    const list = () => catalog.listing(listing);
    const produce = isSearch ? () => turns.take(request.ip, list) : list;
    return cache.send(reply, `listing ${JSON.stringify(listing)}`, produce, !isSearch);
  };

  app.get(
    '/auth/products',
    { schema: { tags, querystring: contract.ProductsQuery, response: responses(contract.ProductList) } },
    (request, reply) =>
      cache.send(reply, `products ${request.query.page ?? '1'}`, () => catalog.products(request.query.page)),
  );

  app.get(
    '/auth/products/:idOrRoute',
    { schema: { tags, params: contract.ProductParams, response: responses(contract.Product) } },
    (request, reply) => {
      const { idOrRoute } = request.params;
      return cache.send(reply, `product ${idOrRoute}`, () => catalog.product(idOrRoute));
    },
  );

  app.get('/category_list', { schema: { tags, response: responses(contract.CategoryList) } }, (_request, reply) =>
    cache.send(reply, 'categories', () => catalog.categories()),
  );

  app.get(
    '/auth/product_list/:category/:subcategory/:filter/true',
    {
      schema: {
        tags,
        params: contract.ProductListParams,
        querystring: contract.ListingQuery,
        response: responses(contract.ProductList),
      },
    },
    (request, reply) => sendListing(request, reply, { ...request.params, query: known(request.query) }),
  );

  app.get(
    '/auth/filteredProduct/:a/:b/:filter',
    {
      schema: {
        tags,
        params: contract.FilteredProductParams,
        querystring: contract.ListingQuery,
        response: responses(contract.ProductList),
      },
    },
    (request, reply) => {
      const { a, b, filter } = request.params;
      return sendListing(request, reply, { category: a, subcategory: b, filter, query: known(request.query) });
    },
  );

  app.get(
    '/get-product-sorting',
    { schema: { tags, querystring: contract.ProductSortingQuery, response: responses(contract.OfferList) } },
    (request, reply) =>
      cache.send(reply, `sorting ${request.query.filter}`, () => catalog.offers(request.query.filter)),
  );
}

/** Drops unknown parameters so that they do not create cache entries. */
function known(query: contract.ListingQuery): contract.ListingQuery {
  const { page, per_page, q, sort, min_price, max_price, age, in_stock, counts } = query;
  return { page, per_page, q, sort, min_price, max_price, age, in_stock, counts };
}
