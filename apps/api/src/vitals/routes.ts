import * as contract from '@mahd/contract';
import { Histogram, type Registry } from 'prom-client';
import { responses } from '../http/responses.js';
import type { ApiInstance } from '../http/apiInstance.js';

/** Buckets around web.dev's thresholds. */
const SECOND_BOUNDS = [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
const SHIFT_BOUNDS = [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
const TIMES = ['lcp', 'fcp', 'ttfb', 'inp'] as const;

/** Records Web Vitals as in-memory histograms. */
export function registerVitals(app: ApiInstance, metrics: Registry): void {
  const seconds = new Histogram({
    name: 'web_vitals_seconds',
    help: 'LCP, FCP, TTFB and INP of visitors who agreed to being counted.',
    labelNames: ['page', 'name'],
    buckets: SECOND_BOUNDS,
    registers: [metrics],
  });
  const shifts = new Histogram({
    name: 'web_vitals_layout_shift',
    help: 'Cumulative layout shift of the same visits.',
    labelNames: ['page'],
    buckets: SHIFT_BOUNDS,
    registers: [metrics],
  });
  app.post(
    '/vitals',
    { schema: { tags: ['visitor'], body: contract.VitalsReport, response: responses(contract.Health) } },
    async (request, reply) => {
      const { page, cls } = request.body;
      for (const name of TIMES) {
        const value = request.body[name];
        if (value !== undefined) seconds.observe({ page, name }, value / 1000);
      }
      if (cls !== undefined) shifts.observe({ page }, cls);
      reply.header('cache-control', 'no-store');
      return { status: 'ok' as const };
    },
  );
}
