import * as contract from '@mahd/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import type { ApiScope } from '../http/scope.js';

const schema = { tags: ['health'], response: { 200: contract.Health, 503: contract.Health } };

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

async function answersQueries(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
