import * as contract from '@mahd/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import type { ApiScope } from '../http/scope.js';

const schema = { tags: ['health'], response: { 200: contract.Health, 503: contract.Health } };

/** Load balancers ask every few seconds and want an answer before they ask again. */
const PATIENCE_MS = 2_000;

/** Live: the process answers. Ready: it can also serve shoppers, and is not about to stop. */
export function registerHealth(app: ApiScope, db: Database, isClosing: () => boolean): void {
  app.get('/health/live', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' as const };
  });

  app.get('/health/ready', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const ready = !isClosing() && (await answersQueries(db));
    if (!ready) reply.code(503);
    return { status: ready ? ('ok' as const) : ('unavailable' as const) };
  });
}

/** A database that says nothing, because the line to it is dead, is none. */
function answersQueries(db: Database): Promise<boolean> {
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    void asked.then((answered) => {
      clearTimeout(timer);
      resolve(answered);
    });
  });
}
