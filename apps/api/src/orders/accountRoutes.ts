import * as contract from '@mahd/contract';
import type { DeliverySettings } from '@mahd/rules/shop/delivery';
import type { Bearer } from '../accounts/bearer.js';
import type { Database } from '../db/database.js';
import { responses } from '../http/responses.js';
import type { ApiInstance } from '../http/apiInstance.js';
import { cancelAccountOrder, findAccountOrder, listAccountOrders } from './accountOrders.js';
import { accountOrderView, hasInvoice } from './accountView.js';
import type { InvoiceContext } from './invoice/page.js';
import { noInvoice, sendInvoice } from './invoice/send.js';
import type { FullOrder } from './queries.js';
import { deliveryWindow } from './shipment.js';
import { INVOICE_CSS } from './invoice/style.js';

const tags = ['orders'];
const security = [{ bearer: [] }];

export interface AccountOrderDependencies extends InvoiceContext {
  readonly db: Database;
  readonly bearer: Bearer;
  readonly delivery: DeliverySettings;
  readonly now: () => number;
  /** Called after a mail was queued. */
  readonly onMail: () => void;
  /** Called after a refund was requested. */
  readonly onRefund: () => void;
}

/** Order routes of the logged-in user. */
export function registerAccountOrders(
  app: ApiInstance,
  { db, bearer, now, onMail, onRefund, delivery, publicOrigin, facts }: AccountOrderDependencies,
): void {
  const view = (fullOrder: FullOrder): contract.AccountOrder => ({
    ...accountOrderView(fullOrder),
    delivery: deliveryWindow(fullOrder.order, delivery),
  });

  app.register(async (scope: ApiInstance) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    scope.get(
      '/auth/orders',
      {
        schema: {
          tags,
          security,
          querystring: contract.AccountOrdersQuery,
          response: responses(contract.AccountOrders),
        },
      },
      async (request) => {
        const { user } = await bearer.require(request);
        return listAccountOrders(db, user.id, Number(request.query.page ?? 1));
      },
    );

    scope.get(
      '/auth/orders/:number',
      { schema: { tags, security, params: contract.OrderNumberPath, response: responses(contract.AccountOrder) } },
      async (request) => {
        const { user } = await bearer.require(request);
        return view(await findAccountOrder(db, user.id, request.params.number));
      },
    );

    scope.post(
      '/auth/orders/:number/cancel',
      { schema: { tags, security, params: contract.OrderNumberPath, response: responses(contract.AccountOrder) } },
      async (request) => {
        const { user } = await bearer.require(request);
        const order = await cancelAccountOrder(db, user.id, request.params.number, now());
        onMail();
        onRefund();
        return view(order);
      },
    );

    scope.get(
      '/auth/orders/:number/invoice',
      { schema: { tags, security, summary: 'A page to print, in both languages', params: contract.OrderNumberPath } },
      async (request, reply) => {
        const { user } = await bearer.require(request);
        const fullOrder = await findAccountOrder(db, user.id, request.params.number);
        if (!hasInvoice(fullOrder.order)) throw noInvoice();
        return sendInvoice(reply, fullOrder, { publicOrigin, facts });
      },
    );
  });

  app.get('/invoice.css', { schema: { tags, summary: 'The style sheet of invoices' } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(INVOICE_CSS),
  );
}
