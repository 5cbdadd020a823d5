import * as contract from '@mahd/contract';
import type { Database } from '../db/database.js';
import type { Limit, RateLimiter } from '../http/rateLimit.js';
import { responses } from '../http/responses.js';
import type { ApiInstance } from '../http/apiInstance.js';
import { mailboxOf } from '../mail/mailbox.js';
import { receiveMessage } from './service.js';

/** Mobile networks put many users behind one address. */
const BY_ADDRESS: Limit = { name: 'contact-address', max: 30, seconds: 3600 };
/** The shop replies to this address, which may be a stranger's. */
const BY_MAILBOX: Limit = { name: 'contact-mailbox', max: 8, seconds: 3600 };

export interface ContactDependencies {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly now: () => number;
  /** Called after a message was queued. */
  readonly onReceived: () => void;
}

/** The contact form. */
export function registerContact(app: ApiInstance, { db, limiter, now, onReceived }: ContactDependencies): void {
  app.post(
    '/contact',
    { schema: { tags: ['contact'], body: contract.ContactRequest, response: responses(contract.ContactAnswer) } },
    async (request, reply) => {
      const giveBack = await limiter.takeAll([
        [BY_ADDRESS, request.ip],
        [BY_MAILBOX, mailboxOf(request.body.email)],
      ]);
      reply.header('cache-control', 'no-store');
      let reference: string;
      try {
        reference = await receiveMessage(db, request.body, new Date(now()));
      } catch (error) {
        // Invalid forms do not count.
        await giveBack();
        throw error;
      }
      onReceived();
      return { status: 'received' as const, reference };
    },
  );
}
