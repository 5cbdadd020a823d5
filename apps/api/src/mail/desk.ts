import { and, asc, desc, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { outbox } from '../db/schema/index.js';
import { LEASE_MS } from '../jobs/outboxWorker.js';

export type OutboxRow = typeof outbox.$inferSelect;
export const MAIL_STATES = ['waiting', 'failed', 'sent'] as const;
type MailState = (typeof MAIL_STATES)[number];

const IS: Readonly<Record<MailState, SQL | undefined>> = {
  waiting: and(isNull(outbox.doneAt), isNull(outbox.failedAt)),
  failed: isNotNull(outbox.failedAt),
  sent: isNotNull(outbox.doneAt),
};

/** What a mail's row says about its sending. */
export function mailState({ doneAt, failedAt }: Pick<OutboxRow, 'doneAt' | 'failedAt'>): MailState {
  return doneAt !== null ? 'sent' : failedAt !== null ? 'failed' : 'waiting';
}

/** What operators do with mails. */
export class MailDesk {
  constructor(
    private readonly db: Database,
    private readonly now: () => number,
    /** Told that a mail may be waiting. */
    private readonly onMail: () => void,
  ) {}

  /** Mails in a state, without one those that are not sent: waiting ones by their next try, others newest first. */
  list(state: MailState | undefined, limit: number): Promise<OutboxRow[]> {
    const order = state === 'sent' ? [desc(outbox.doneAt)] : [asc(outbox.runAt)];
    return this.db
      .select()
      .from(outbox)
      .where(state === undefined ? isNull(outbox.doneAt) : IS[state])
      .orderBy(...order, desc(outbox.id))
      .limit(limit);
  }

  /** Tries mails that are not sent again, now and for another 72 hours: those named, or all. Answers their ids. */
  async retry(ids: readonly number[] | 'all'): Promise<number[]> {
    const at = (ahead: number) => sql`${new Date(this.now() + ahead).toISOString()}::timestamptz`;
    // One that is due within the lease may be under way in some process: a second try would send it twice.
    const runAt = sql`case when ${outbox.failedAt} is null and ${outbox.runAt} <= ${at(LEASE_MS)} then ${outbox.runAt} else ${at(0)} end`;
    const rows = await this.db
      .update(outbox)
      .set({ runAt, attempts: 0, firstFailureAt: null, failedAt: null })
      .where(
        ids === 'all' ? and(isNull(outbox.doneAt), isTried) : and(isNull(outbox.doneAt), inArray(outbox.id, [...ids])),
      )
      .returning({ id: outbox.id });
    if (rows.length > 0) this.onMail();
    return rows.map(({ id }) => id);
  }

  /** Deletes mails that are not sent: those named, or all that were given up. Answers their ids. */
  async drop(ids: readonly number[] | 'all'): Promise<number[]> {
    const rows = await this.db
      .delete(outbox)
      .where(ids === 'all' ? IS.failed : and(isNull(outbox.doneAt), inArray(outbox.id, [...ids])))
      .returning({ id: outbox.id });
    return rows.map(({ id }) => id);
  }
}

/** Given up, or waiting for another try. */
const isTried = or(isNotNull(outbox.failedAt), isNotNull(outbox.firstFailureAt));
