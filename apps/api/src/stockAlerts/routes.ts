import * as contract from '@mahd/contract';
import type { Bearer } from '../accounts/bearer.js';
import { limitMailsTo } from '../accounts/limits.js';
import type { ApiInstance } from '../http/apiInstance.js';
import type { Limit, RateLimiter } from '../http/rateLimit.js';
import { responses } from '../http/responses.js';
import { mailboxOf } from '../mail/mailbox.js';
import { StockAlertService, type StockAlertDependencies } from './service.js';

const tags = ['stock alerts'];
/** Mobile networks put many users behind one address. */
const BY_ADDRESS: Limit = { name: 'stock-alert-address', max: 30, seconds: 3600 };
/** Confirmation mails to one mailbox, which may be a stranger's, whoever requests them. */
const BY_MAILBOX: Limit = { name: 'stock-alert-mailbox', max: 5, seconds: 24 * 3600 };
const BY_ACCOUNT: Limit = { name: 'stock-alert-account', max: 60, seconds: 3600 };
/** Limits guessing of links: only misses count. */
const MISSES_BY_ADDRESS: Limit = { name: 'stock-alert-link-address', max: 30, seconds: 600 };

interface StockAlertRouteDependencies extends StockAlertDependencies {
  readonly bearer: Bearer;
  readonly limiter: RateLimiter;
}

/** Mails about sold-out items that are in stock again. */
export function registerStockAlerts(
  app: ApiInstance,
  { bearer, limiter, ...dependencies }: StockAlertRouteDependencies,
): void {
  const alerts = new StockAlertService(dependencies);

  app.register(async (scope: ApiInstance) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    scope.post(
      '/stock-alerts',
      {
        schema: {
          tags,
          body: contract.StockAlertRequest,
          response: responses(contract.StockAlertAnswer),
        },
      },
      async (request) => {
        const { product_code: productCode, email, language, token } = request.body;
        const user = (await bearer.optional(request))?.user ?? null;
        const recipient = await alerts.recipientOf(user, email, token);
        const item = await alerts.awaited(productCode);
        await limiter.take(...(user === null ? ([BY_ADDRESS, request.ip] as const) : ([BY_ACCOUNT, user.id] as const)));
        if (recipient.isConfirmed) return alerts.request(item, recipient, language);
        await limiter.take(BY_MAILBOX, mailboxOf(recipient.email));
        return limitMailsTo(limiter, recipient.email, () => alerts.request(item, recipient, language));
      },
    );

    scope.post(
      '/stock-alerts/confirm',
      { schema: { tags, body: contract.StockAlertLink, response: responses(contract.StockAlertConfirmed) } },
      async (request) => {
        const giveBack = await limiter.takeAll([[MISSES_BY_ADDRESS, request.ip]]);
        const confirmed = await alerts.confirm(request.body.token);
        await giveBack();
        return confirmed;
      },
    );

    scope.post(
      '/stock-alerts/stop',
      { schema: { tags, body: contract.StockAlertLink, response: responses(contract.StockAlertsStopped) } },
      async (request) => {
        const giveBack = await limiter.takeAll([[MISSES_BY_ADDRESS, request.ip]]);
        await alerts.stop(request.body.token);
        await giveBack();
        return { status: 'stopped' as const };
      },
    );
  });
}
