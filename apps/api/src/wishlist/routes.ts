import * as contract from '@mahd/contract';
import { Type } from '@sinclair/typebox';
import type { Bearer } from '../accounts/bearer.js';
import type { CatalogService } from '../catalog/service.js';
import type { Database } from '../db/database.js';
import { ProblemError } from '../http/problem.js';
import { answers } from '../http/responses.js';
import type { ApiScope } from '../http/scope.js';
import { addWish, readWishlist, removeWish } from './service.js';

const tags = ['wishlist'];
const security = [{ bearer: [] }];
const params = Type.Object({ id: contract.DocumentId });

export interface WishlistParts {
  readonly db: Database;
  readonly catalog: CatalogService;
  readonly bearer: Bearer;
  readonly now: () => number;
}

/** The wishlist of who is logged in. */
export function registerWishlist(app: ApiScope, { db, catalog, bearer, now }: WishlistParts): void {
  app.register(async (scope) => {
    const own = scope as unknown as ApiScope;
    own.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    own.get(
      '/auth/wishlist',
      { schema: { tags, security, querystring: contract.WishlistQuery, response: answers(contract.Wishlist) } },
      async (request) => {
        const { user } = await bearer.require(request);
        const { user_id: asked } = request.query;
        if (asked !== undefined && asked !== user.id)
          throw new ProblemError(403, 'not_yours', 'This wishlist belongs to somebody else.');
        return readWishlist(db, catalog, user.id);
      },
    );

    own.post(
      '/auth/wishlist',
      { schema: { tags, security, body: contract.WishlistRequest, response: answers(contract.WishlistEntry) } },
      async (request) => {
        const { user } = await bearer.require(request);
        return addWish(db, catalog, user.id, request.body.product_code, new Date(now()));
      },
    );

    own.delete(
      '/auth/wishlist/:id',
      { schema: { tags, security, params, response: answers(contract.WishlistRemoved) } },
      async (request) => {
        const { user } = await bearer.require(request);
        await removeWish(db, user.id, request.params.id);
        return { status: 'removed' as const };
      },
    );
  });
}
