import formbody from '@fastify/formbody';
import * as contract from '@mahd/contract';
import type { Limit, RateLimiter } from '../http/rateLimit.js';
import { answers } from '../http/responses.js';
import type { ApiScope } from '../http/scope.js';
import type { PaymentService } from './service.js';

const tags = ['payments'];
/** Forged messages are kept as evidence, but not without end. */
const FORGERIES: Limit = { name: 'callback-address', max: 60, seconds: 600 };

export function registerPayments(app: ApiScope, payments: PaymentService, limiter: RateLimiter): void {
  app.post(
    '/payments/status',
    { schema: { tags, body: contract.PaymentStatusRequest, response: answers(contract.PaymentStatus) } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return payments.status(request.body.order_number, request.body.tran_ref);
    },
  );

  // The signature is over the bytes as they came, so this call takes them unread.
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer | string) => body);
    raw.post(
      '/payments/callback',
      { schema: { tags, summary: 'From the payment provider’s server', response: { 200: contract.Health } } },
      async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { signature } = request.headers;
        const given = typeof signature === 'string' ? signature : undefined;
        if (!payments.provider.isGenuineCallback(body, given)) await limiter.take(FORGERIES, request.ip);
        await payments.callback(body, given);
        return { status: 'ok' };
      },
    );
  });

  app.register(async (form) => {
    await form.register(formbody);
    form.post(
      '/payments/return',
      { schema: { tags, summary: 'From the payment provider’s page, in the browser' } },
      async (request, reply) => {
        const returned = await payments.returned(textFields(request.body));
        const query =
          returned === null
            ? ''
            : `?${new URLSearchParams({ order_number: returned.order.number, tran_ref: returned.tranRef }).toString()}`;
        return reply
          .header('cache-control', 'no-store')
          .redirect(`/${returned?.order.language ?? 'en'}/checkout/success${query}`, 303);
      },
    );
  });
}

function textFields(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
