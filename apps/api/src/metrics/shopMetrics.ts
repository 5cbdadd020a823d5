import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rowsOf, type Database } from '../db/database.js';
import { Metrics } from './registry.js';

/** Seconds. */
export const DURATION_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** What every shop counts about itself: its process, and the work that waits in its database. */
export function createMetrics(db: Database): Metrics {
  const metrics = new Metrics();
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  metrics.gauge('process_start_time_seconds', 'When the process started, seconds since 1970.', () => [
    { value: Math.round(Date.now() / 1000 - process.uptime()) },
  ]);
  metrics.gauge(
    'process_cpu_seconds_total',
    'Processor time used.',
    () => [{ value: (process.cpuUsage().user + process.cpuUsage().system) / 1e6 }],
    'counter',
  );
  metrics.gauge('process_resident_memory_bytes', 'Memory in use.', () => [{ value: process.memoryUsage.rss() }]);
  metrics.gauge(
    'nodejs_eventloop_lag_p99_seconds',
    'How late timers were since the metrics were last read, 99th percentile.',
    () => {
      const value = loop.percentile(99) / 1e9;
      loop.reset();
      return [{ value }];
    },
  );
  metrics.gauge('mahd_mails', 'Mails by what became of them: waiting to be sent, or given up.', async () => {
    const [row] = await rowsOf<{ waiting: number; failed: number }>(
      db,
      sql`select count(*) filter (where failed_at is null)::int as waiting, count(failed_at)::int as failed from outbox where done_at is null`,
    );
    return [
      { labels: { state: 'waiting' }, value: Number(row?.waiting) },
      { labels: { state: 'failed' }, value: Number(row?.failed) },
    ];
  });
  return metrics;
}

/** Counts every answer of the API by its route as it is written in the code, never by an address somebody asked for. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  const requests = metrics.counter('http_requests_total', 'Answers of the API.');
  const durations = metrics.histogram(
    'http_request_duration_seconds',
    'Time until an answer of the API was sent.',
    DURATION_BOUNDS,
  );
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    requests.add({ method: request.method, route, status: String(reply.statusCode) });
    durations.observe({ method: request.method, route }, reply.elapsedTime / 1000);
  });
}
