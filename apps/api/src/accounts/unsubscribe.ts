import * as contract from '@mahd/contract';
import formbody from '@fastify/formbody';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { users } from '../db/schema/index.js';
import type { ApiInstance } from '../http/apiInstance.js';
import { notFound, ProblemError } from '../http/problem.js';
import type { Limit, RateLimiter } from '../http/rateLimit.js';
import { responses } from '../http/responses.js';
import { SignedTokens } from '../http/signedTokens.js';

const LIFE_MS = 366 * 24 * 3600_000;
/** Limits guessing of links: only misses count. */
const MISSES_BY_ADDRESS: Limit = { name: 'unsubscribe-link-address', max: 30, seconds: 600 };

/** Signs the links of marketing mails. The subject is the user's id. */
export const unsubscribeTokens = (secret: string, now: () => number) =>
  new SignedTokens(secret, 'unsubscribe', LIFE_MS, now);

/** The link of a marketing mail, which is also the address for one-click requests of mail clients (RFC 8058). */
export const unsubscribeUrl = (publicOrigin: string, token: string) =>
  `${publicOrigin}/api/marketing/unsubscribe?${new URLSearchParams({ token }).toString()}`;

interface UnsubscribeDependencies {
  readonly db: Database;
  readonly tokens: SignedTokens;
  readonly limiter: RateLimiter;
}

/** Withdraws the consent to marketing mails by the link of such a mail, without a login. */
export function registerUnsubscribe(app: ApiInstance, { db, tokens, limiter }: UnsubscribeDependencies): void {
  const tags = ['account'];

  app.register(async (scope: ApiInstance) => {
    // Mail clients send `List-Unsubscribe=One-Click` as a form.
    await scope.register(formbody);
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    scope.get(
      '/marketing/unsubscribe',
      { schema: { tags, summary: 'Leads to the page that asks', querystring: contract.UnsubscribeLink } },
      async (request, reply) => {
        const { token } = request.query;
        const id = tokens.read(token)?.subject ?? '';
        const [user] = await db.select({ language: users.language }).from(users).where(eq(users.id, id));
        return reply.redirect(`/${user?.language ?? 'en'}/unsubscribe#token=${encodeURIComponent(token)}`, 303);
      },
    );

    scope.post(
      '/marketing/unsubscribe',
      { schema: { tags, querystring: contract.UnsubscribeLink, response: responses(contract.Unsubscribed) } },
      async (request) => {
        const giveBack = await limiter.takeAll([[MISSES_BY_ADDRESS, request.ip]]);
        const link = tokens.read(request.query.token);
        if (link === null) throw notFound('unknown_link', 'This link is not valid.');
        if (link.isExpired) throw new ProblemError(410, 'expired_link', 'This link has expired.');
        await giveBack();
        await db.update(users).set({ marketingAt: null }).where(eq(users.id, link.subject));
        return { status: 'unsubscribed' as const };
      },
    );
  });
}
