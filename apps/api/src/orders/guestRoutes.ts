import * as contract from '@mahd/contract';
import type { ApiInstance } from '../http/apiInstance.js';
import type { RateLimiter } from '../http/rateLimit.js';
import { responses } from '../http/responses.js';
import type { GuestOrders } from './guestOrders.js';
import type { InvoiceContext } from './invoice/page.js';
import { sendInvoice } from './invoice/send.js';
import { LINK_MISSES_BY_ADDRESS } from './linkLimit.js';

const tags = ['orders'];

interface GuestRouteDependencies extends InvoiceContext {
  readonly limiter: RateLimiter;
  /** Called after a mail was queued. */
  readonly onMail: () => void;
  /** Called after a refund was requested. */
  readonly onRefund: () => void;
}

/** Order routes for the signed links of mails. */
export function registerGuestOrders(
  app: ApiInstance,
  guestOrders: GuestOrders,
  { limiter, onMail, onRefund, publicOrigin, facts }: GuestRouteDependencies,
): void {
  const schema = { tags, body: contract.OrderLinkRequest, response: responses(contract.TrackAnswer) };

  app.post('/orders/link', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const giveBack = await limiter.takeAll([[LINK_MISSES_BY_ADDRESS, request.ip]]);
    const order = await guestOrders.show(request.body.token);
    await giveBack();
    return order;
  });

  app.post('/orders/link/cancel', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const giveBack = await limiter.takeAll([[LINK_MISSES_BY_ADDRESS, request.ip]]);
    const order = await guestOrders.cancel(request.body.token);
    await giveBack();
    onMail();
    onRefund();
    return order;
  });

  app.post(
    '/orders/link/invoice',
    { schema: { tags, summary: 'A page to print, in both languages', body: contract.OrderLinkRequest } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const giveBack = await limiter.takeAll([[LINK_MISSES_BY_ADDRESS, request.ip]]);
      const fullOrder = await guestOrders.openInvoice(request.body.token);
      await giveBack();
      return sendInvoice(reply, fullOrder, { publicOrigin, facts });
    },
  );
}
