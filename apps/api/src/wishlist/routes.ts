import * as contract from '@mahd/contract';
import { Type } from '@sinclair/typebox';
import type { Bearer } from '../accounts/bearer.js';
import type { CatalogService } from '../catalog/service.js';
import type { Database } from '../db/database.js';
import { ProblemError } from '../http/problem.js';
import { responses } from '../http/responses.js';
import type { ApiInstance } from '../http/apiInstance.js';
import { addToWishlist, findWishlistProducts, readWishlist, removeFromWishlist } from './service.js';

const tags = ['wishlist'];
const security = [{ bearer: [] }];
const params = Type.Object({ id: contract.DocumentId });

export interface WishlistDependencies {
  readonly db: Database;
  readonly catalog: CatalogService;
  readonly bearer: Bearer;
  readonly now: () => number;
}

/** Wishlist routes: of the logged-in user, and the products of a guest's or a shared wishlist. */
export function registerWishlist(app: ApiInstance, { db, catalog, bearer, now }: WishlistDependencies): void {
  app.register(async (scope: ApiInstance) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    scope.get(
      '/auth/wishlist',
      { schema: { tags, security, querystring: contract.WishlistQuery, response: responses(contract.Wishlist) } },
      async (request) => {
        const { user } = await bearer.require(request);
        const { user_id: asked } = request.query;
        if (asked !== undefined && asked !== user.id)
          throw new ProblemError(403, 'not_yours', 'This wishlist belongs to another customer.');
        return readWishlist(db, catalog, user.id);
      },
    );

    scope.get(
      '/wishlist/products',
      { schema: { tags, querystring: contract.WishlistProductsQuery, response: responses(contract.WishlistProducts) } },
      (request) => findWishlistProducts(db, catalog, request.query.codes.split(',')),
    );

    scope.post(
      '/auth/wishlist',
      { schema: { tags, security, body: contract.WishlistRequest, response: responses(contract.WishlistEntry) } },
      async (request) => {
        const { user } = await bearer.require(request);
        return addToWishlist(db, catalog, user.id, request.body.product_code, new Date(now()));
      },
    );

    scope.delete(
      '/auth/wishlist/:id',
      { schema: { tags, security, params, response: responses(contract.WishlistRemoved) } },
      async (request) => {
        const { user } = await bearer.require(request);
        await removeFromWishlist(db, user.id, request.params.id);
        return { status: 'removed' as const };
      },
    );
  });
}
