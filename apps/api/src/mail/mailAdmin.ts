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

/** The sending state of an outbox row. */
export function mailState({ doneAt, failedAt }: Pick<OutboxRow, 'doneAt' | 'failedAt'>): MailState {
  return doneAt !== null ? 'sent' : failedAt !== null ? 'failed' : 'waiting';
}

/** Manages queued mails for operators. */
export class MailAdmin {
  constructor(
    private readonly db: Database,
    private readonly now: () => number,
    /** Called when a mail may be due. */
    private readonly onMail: () => void,
  ) {}

  /** Mails in a state, by default all unsent: sent ones newest first, others by their next or last attempt, oldest first. */
  list(state: MailState | undefined, limit: number): Promise<OutboxRow[]> {
    const order = state === 'sent' ? [desc(outbox.doneAt)] : [asc(outbox.runAt)];
    return this.db
      .select()
      .from(outbox)
      .where(state === undefined ? isNull(outbox.doneAt) : IS[state])
      .orderBy(...order, desc(outbox.id))
      .limit(limit);
  }

  /** Retries unsent mails now and for another 72 hours. Returns their ids. */
  async retry(ids: readonly number[] | 'all'): Promise<number[]> {
    const at = (ahead: number) => sql`${new Date(this.now() + ahead).toISOString()}::timestamptz`;
    // A mail due within the lease may be in progress: retrying it would send it twice.
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

  /** Deletes the named unsent mails, or all failed ones. Returns their ids. */
  async drop(ids: readonly number[] | 'all'): Promise<number[]> {
    const rows = await this.db
      .delete(outbox)
      .where(ids === 'all' ? IS.failed : and(isNull(outbox.doneAt), inArray(outbox.id, [...ids])))
      .returning({ id: outbox.id });
    return rows.map(({ id }) => id);
  }
}

/** Failed at least once. */
const isTried = or(isNotNull(outbox.failedAt), isNotNull(outbox.firstFailureAt));
