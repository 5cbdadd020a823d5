import formbody from '@fastify/formbody';
import * as contract from '@mahd/contract';
import type { Limit, RateLimiter } from '../http/rateLimit.js';
import { responses } from '../http/responses.js';
import type { ApiInstance } from '../http/apiInstance.js';
import type { PaymentService } from './service.js';
import { textFields } from './textFields.js';

const tags = ['payments'];
/** Limits how many forged messages are stored. */
const FORGERIES: Limit = { name: 'callback-address', max: 20, seconds: 3600 };

/** The waiting page polls for five minutes, at most 26 times, and may be reloaded. */
const ASKING_BY_PAYMENT: Limit = { name: 'payment-status', max: 150, seconds: 600 };
/** Limits guessing of order numbers: only misses count. */
const MISSES_BY_ADDRESS: Limit = { name: 'payment-status-address', max: 30, seconds: 600 };

export function registerPayments(app: ApiInstance, payments: PaymentService, limiter: RateLimiter): void {
  app.post(
    '/payments/status',
    { schema: { tags, body: contract.PaymentStatusRequest, response: responses(contract.PaymentStatus) } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { order_number: number, tran_ref: tranRef } = request.body;
      const giveBack = await limiter.takeAll([[MISSES_BY_ADDRESS, request.ip]]);
      const status = await payments.status(number, tranRef, () => limiter.take(ASKING_BY_PAYMENT, tranRef));
      await giveBack();
      return status;
    },
  );

  // The signature covers the raw body, so it is not parsed.
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer | string) => body);
    raw.post(
      '/payments/callback',
      {
        schema: { tags, summary: 'From the payment provider’s server', response: { 200: contract.Health } },
        config: { crossSite: true },
      },
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
      { schema: { tags, summary: 'From the payment provider’s page, in the browser' }, config: { crossSite: true } },
      async (request, reply) => {
        const returned = await payments.returned(textFields(request.body));
        // In the fragment, so that no log contains it: it opens the thank-you page, and with it the order.
        const payment =
          returned === null
            ? ''
            : `#${new URLSearchParams({ order_number: returned.order.number, tran_ref: returned.tranRef }).toString()}`;
        return reply
          .header('cache-control', 'no-store')
          .redirect(`/${returned?.order.language ?? 'en'}/checkout/success${payment}`, 303);
      },
    );
  });
}
