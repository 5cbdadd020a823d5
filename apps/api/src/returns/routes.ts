import * as contract from '@mahd/contract';
import type { FastifyRequest } from 'fastify';
import type { Bearer } from '../accounts/bearer.js';
import type { ApiInstance } from '../http/apiInstance.js';
import type { Limit, RateLimiter } from '../http/rateLimit.js';
import { responses } from '../http/responses.js';
import type { GuestOrders } from '../orders/guestOrders.js';
import { LINK_MISSES_BY_ADDRESS } from '../orders/linkLimit.js';
import { ReturnService, type OwnsOrder, type ReturnServiceDependencies } from './service.js';
import { acceptPictures, readReturnForm } from './upload.js';

const tags = ['returns'];
/** Limits how many pictures can be decoded for one account, or for one order of a guest. */
const REQUESTS_BY_OWNER: Limit = { name: 'return-owner', max: 20, seconds: 3600 };

interface ReturnRouteDependencies extends ReturnServiceDependencies {
  readonly bearer: Bearer;
  readonly guestOrders: GuestOrders;
  readonly limiter: RateLimiter;
}

/** Who sends a request: an account, or the holder of an order's link. */
interface Owner {
  readonly key: string;
  readonly owns: OwnsOrder;
}

/** Return routes: of the logged-in user's orders, and of the order of a mailed link. */
export function registerReturns(
  app: ApiInstance,
  { bearer, guestOrders, limiter, ...dependencies }: ReturnRouteDependencies,
): void {
  const returns = new ReturnService(dependencies);

  const account = async (request: FastifyRequest): Promise<Owner> => {
    const { user } = await bearer.require(request);
    return { key: user.id, owns: ({ userId }) => userId === user.id };
  };
  const guest = async (request: FastifyRequest): Promise<Owner> => {
    const giveBack = await limiter.takeAll([[LINK_MISSES_BY_ADDRESS, request.ip]]);
    const { order } = await guestOrders.openReturns(String(request.headers[contract.ORDER_LINK_HEADER] ?? ''));
    await giveBack();
    return { key: order.number, owns: ({ id }) => id === order.id };
  };

  app.register(async (scope: ApiInstance) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    await acceptPictures(scope);
    registerFor(scope, '/auth/orders/:number/returns', account, { tags, security: [{ bearer: [] }] });
    registerFor(scope, '/orders/link/:number/returns', guest, {
      tags,
      description: `With the token of a link in the order's mails as header \`${contract.ORDER_LINK_HEADER}\``,
    });
  });

  function registerFor(
    scope: ApiInstance,
    path: string,
    ownerOf: (request: FastifyRequest) => Promise<Owner>,
    schema: { readonly tags: string[]; readonly security?: { bearer: [] }[]; readonly description?: string },
  ): void {
    scope.get(
      path,
      { schema: { ...schema, params: contract.OrderNumberPath, response: responses(contract.OrderReturns) } },
      async (request) => returns.show(request.params.number, (await ownerOf(request)).owns),
    );

    scope.post(
      path,
      {
        schema: {
          ...schema,
          summary: 'A multipart form: `request` (ReturnRequest as JSON) and up to four files `pictures`',
          consumes: ['multipart/form-data'],
          params: contract.OrderNumberPath,
          headers: contract.OrderHeaders,
          response: responses(contract.OrderReturns),
        },
        // Before any of the body is read.
        onRequest: async (request) => {
          const { key, owns } = await ownerOf(request);
          await returns.show(request.params.number, owns);
          await limiter.take(REQUESTS_BY_OWNER, key);
        },
      },
      async (request) => {
        const { owns } = await ownerOf(request);
        const form = await readReturnForm(request);
        return returns.request(request.params.number, owns, { key: request.headers['idempotency-key'], ...form });
      },
    );

    scope.get(
      `${path}/:returnNumber/pictures`,
      { schema: { ...schema, params: contract.ReturnPath, response: responses(contract.ReturnPictures) } },
      async (request) => {
        const { number, returnNumber } = request.params;
        return { pictures: await returns.pictures(number, (await ownerOf(request)).owns, returnNumber) };
      },
    );
  }
}
