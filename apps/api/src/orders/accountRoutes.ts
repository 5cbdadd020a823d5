import * as contract from '@mahd/contract';
import type { Bearer } from '../accounts/bearer.js';
import type { Database } from '../db/database.js';
import { notFound } from '../http/problem.js';
import { answers } from '../http/responses.js';
import type { ApiScope } from '../http/scope.js';
import { cancelAccountOrder, findAccountOrder, listAccountOrders } from './accountOrders.js';
import { accountOrderView, hasInvoice } from './accountView.js';
import { invoicePage, type InvoiceSurroundings } from './invoice/page.js';
import { INVOICE_CSS } from './invoice/style.js';

const tags = ['orders'];
const security = [{ bearer: [] }];
/** An invoice holds what people have typed: it may show a style sheet of ours and nothing else. */
const INVOICE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export interface AccountOrderParts extends InvoiceSurroundings {
  readonly db: Database;
  readonly bearer: Bearer;
  readonly now: () => number;
  /** Told that a mail may be waiting. */
  readonly onMail: () => void;
}

/** The own orders of who is logged in. */
export function registerAccountOrders(
  app: ApiScope,
  { db, bearer, now, onMail, publicOrigin, facts }: AccountOrderParts,
): void {
  app.register(async (scope) => {
    const own = scope as unknown as ApiScope;
    own.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    own.get(
      '/auth/orders',
      {
        schema: { tags, security, querystring: contract.AccountOrdersQuery, response: answers(contract.AccountOrders) },
      },
      async (request) => {
        const { user } = await bearer.require(request);
        return listAccountOrders(db, user.id, Number(request.query.page ?? 1));
      },
    );

    own.get(
      '/auth/orders/:number',
      { schema: { tags, security, params: contract.OrderNumberPath, response: answers(contract.AccountOrder) } },
      async (request) => {
        const { user } = await bearer.require(request);
        return accountOrderView(await findAccountOrder(db, user.id, request.params.number));
      },
    );

    own.post(
      '/auth/orders/:number/cancel',
      { schema: { tags, security, params: contract.OrderNumberPath, response: answers(contract.AccountOrder) } },
      async (request) => {
        const { user } = await bearer.require(request);
        const order = await cancelAccountOrder(db, user.id, request.params.number, now());
        onMail();
        return order;
      },
    );

    own.get(
      '/auth/orders/:number/invoice',
      { schema: { tags, security, summary: 'A page to print, in both languages', params: contract.OrderNumberPath } },
      async (request, reply) => {
        const { user } = await bearer.require(request);
        const whole = await findAccountOrder(db, user.id, request.params.number);
        if (!hasInvoice(whole.order)) throw notFound('no_invoice', 'This order has no invoice.');
        return reply
          .header('content-security-policy', INVOICE_POLICY)
          .type('text/html; charset=utf-8')
          .send(invoicePage(whole, { publicOrigin, facts }));
      },
    );
  });

  app.get('/invoice.css', { schema: { tags, summary: 'The style sheet of invoices' } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(INVOICE_CSS),
  );
}
