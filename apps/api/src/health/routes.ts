import * as contract from '@mahd/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import type { ApiInstance } from '../http/apiInstance.js';
import type { WriteProbe } from './writeProbe.js';

const schema = { tags: ['health'], response: { 200: contract.Health, 503: contract.Health } };

/** Load balancers poll every few seconds; a check must finish before the next one. */
const TIMEOUT_MS = 2_000;

export interface HealthDependencies {
  readonly db: Database;
  readonly probe: WriteProbe;
  readonly isClosing: () => boolean;
}

/** Liveness: the process responds. Readiness: it can serve pages, take orders and is not shutting down. */
export function registerHealth(app: ApiInstance, dependencies: HealthDependencies): void {
  app.get('/health/live', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' as const };
  });

  app.get('/health/ready', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = await unreadyReason(dependencies);
    if (reason === null) return { status: 'ok' as const };
    reply.code(503);
    return { status: 'unavailable' as const, reason };
  });
}

async function unreadyReason({ db, probe, isClosing }: HealthDependencies): Promise<contract.UnreadyReason | null> {
  if (isClosing()) return 'stopping';
  const answered = db.execute(sql`select 1`).then(
    () => null,
    () => 'database-unreachable' as const,
  );
  return (
    (await withTimeout(answered, 'database-unreachable')) ??
    (await withTimeout(probe.failure(), 'database-unreachable'))
  );
}

/** Resolves with `otherwise` after the time-out: a dead connection never answers. */
function withTimeout<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), TIMEOUT_MS);
    void answer.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
