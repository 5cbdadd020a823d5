import * as contract from '@mahd/contract';
import type { Database } from '../db/database.js';
import type { Limit, RateLimiter } from '../http/rateLimit.js';
import { answers } from '../http/responses.js';
import type { ApiScope } from '../http/scope.js';
import { mailboxOf } from '../mail/mailbox.js';
import { receiveMessage } from './service.js';

/** Many families may be behind one address of a mobile network. */
const BY_ADDRESS: Limit = { name: 'contact-address', max: 30, seconds: 3600 };
/** The shop answers whoever a message names. */
const BY_MAILBOX: Limit = { name: 'contact-mailbox', max: 8, seconds: 3600 };

export interface ContactParts {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly now: () => number;
  /** A message is noted and may be sent. */
  readonly onReceived: () => void;
}

/** Messages to the shop. */
export function registerContact(app: ApiScope, { db, limiter, now, onReceived }: ContactParts): void {
  app.post(
    '/contact',
    { schema: { tags: ['contact'], body: contract.ContactRequest, response: answers(contract.ContactAnswer) } },
    async (request, reply) => {
      const giveBack = await limiter.takeAll([
        [BY_ADDRESS, request.ip],
        [BY_MAILBOX, mailboxOf(request.body.email)],
      ]);
      reply.header('cache-control', 'no-store');
      try {
        await receiveMessage(db, request.body, new Date(now()));
      } catch (error) {
        // A form with a mistake in it is no message.
        await giveBack();
        throw error;
      }
      onReceived();
      return { status: 'received' as const };
    },
  );
}
