import * as contract from '@mahd/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import type { ApiScope } from '../http/scope.js';
import type { WriteProbe } from './writeProbe.js';

const schema = { tags: ['health'], response: { 200: contract.Health, 503: contract.Health } };

/** Load balancers ask every few seconds and want an answer before they ask again. */
const PATIENCE_MS = 2_000;

export interface HealthParts {
  readonly db: Database;
  readonly probe: WriteProbe;
  readonly isClosing: () => boolean;
}

/** Live: the process answers. Ready: it can also serve shoppers and take their orders, and is not about to stop. */
export function registerHealth(app: ApiScope, parts: HealthParts): void {
  app.get('/health/live', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' as const };
  });

  app.get('/health/ready', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = await unreadyReason(parts);
    if (reason === null) return { status: 'ok' as const };
    reply.code(503);
    return { status: 'unavailable' as const, reason };
  });
}

async function unreadyReason({ db, probe, isClosing }: HealthParts): Promise<contract.UnreadyReason | null> {
  if (isClosing()) return 'stopping';
  const answered = db.execute(sql`select 1`).then(
    () => null,
    () => 'database-unreachable' as const,
  );
  return (await soon(answered, 'database-unreachable')) ?? (await soon(probe.failure(), 'database-unreachable'));
}

/** What comes late is taken for a failure: a database that says nothing, because the line to it is dead, is none. */
function soon<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), PATIENCE_MS);
    void answer.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
