import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { rowsOf, type Database } from '../db/database.js';
import { needsAttention } from '../orders/queries.js';

/** Histogram buckets, seconds. */
export const DURATION_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the registry with process metrics, the mail queue, open refunds and orders that need a person. */
export function createMetrics(db: Database): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  new Gauge({
    name: 'mahd_mails',
    help: 'Mails by what became of them: waiting to be sent, or given up.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      // The other metrics must stay readable while the database is down.
      this.reset();
      const [row] = await rowsOf<{ waiting: number; failed: number }>(
        db,
        sql`select count(*) filter (where failed_at is null)::int as waiting, count(failed_at)::int as failed from outbox where done_at is null`,
      ).catch(() => []);
      if (row === undefined) return;
      this.set({ state: 'waiting' }, Number(row.waiting));
      this.set({ state: 'failed' }, Number(row.failed));
    },
  });
  new Gauge({
    name: 'mahd_refunds',
    help: 'Refunds that are not done, by state and method.',
    labelNames: ['state', 'method'],
    registers: [registry],
    async collect() {
      const rows = await rowsOf<{ state: string; method: string; count: number }>(
        db,
        sql`select state, method, count(*)::int as count from refunds where state <> 'done' group by state, method`,
      ).catch(() => []);
      this.reset();
      for (const { state, method, count } of rows) this.set({ state, method }, Number(count));
    },
  });
  new Gauge({
    name: 'mahd_orders_attention',
    help: 'Orders that need a person, by reason.',
    labelNames: ['reason'],
    registers: [registry],
    async collect() {
      const rows = await rowsOf<{ reason: string; count: number }>(
        db,
        sql`select attention as reason, count(*)::int as count from orders where ${needsAttention} group by attention`,
      ).catch(() => []);
      this.reset();
      for (const { reason, count } of rows) this.set({ reason }, Number(count));
    },
  });
  return registry;
}

/** Counts deletions by retention. */
export function countDeletions(metrics: Registry): Counter<'kind'> {
  return new Counter({
    name: 'mahd_deleted_total',
    help: 'Rows and files deleted after their retention period.',
    labelNames: ['kind'],
    registers: [metrics],
  });
}

/** Counts API responses by route pattern, never by URL. */
export function countRequests(app: FastifyInstance, metrics: Registry): void {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers of the API.',
    labelNames: ['method', 'route', 'status'],
    registers: [metrics],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer of the API was sent.',
    labelNames: ['method', 'route'],
    buckets: DURATION_BOUNDS,
    registers: [metrics],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    requests.inc({ method: request.method, route, status: String(reply.statusCode) });
    durations.observe({ method: request.method, route }, reply.elapsedTime / 1000);
  });
}
