import { randomUUID } from 'node:crypto';
import { ensurePostgres } from '../../scripts/machine/postgres.mjs';
import { say } from '../../scripts/workspace/step.mjs';
import { circumstances, median, writeReport } from '../report.mjs';
import { newDatabase, query } from '../shop/database.mjs';
import { calls } from './calls.mjs';
import { openBenchShop } from './shops.mjs';
import { table } from './table.mjs';

const small = 60;
const large = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const orders = 60;
/** The most that a shop opens. */
const connections = 10;

/** @typedef {{ call: string, small: number, large: number, growth: number, scans: number | null }} CallResult `scans`: how often all products or variants were read from one end to the other for it; null where the engine does not tell */
/** @typedef {{ engine: string, importSeconds: number, calls: CallResult[], ordersPerSecond: Record<string, { small: number, large: number }> }} EngineResult */

/** The same calls with few and with many products, on the embedded database and on PostgreSQL. */
export async function benchApi() {
  const server = await ensurePostgres();
  const taken = circumstances();
  const results = [await benchEngine('embedded', undefined)];
  if (server === undefined) say('PostgreSQL: not measured, there is none on this machine');
  else results.push(await benchEngine('PostgreSQL', server));
  const report = {
    ...taken,
    products: { small, large },
    results,
  };
  writeReport('api', report, table(report));
}

/** @param {string} engine @param {string | undefined} server @returns {Promise<EngineResult>} */
async function benchEngine(engine, server) {
  say(`${engine}: ${small} products`);
  const few = await openBenchShop(small, server && (await newDatabase(server)));
  say(`${engine}: ${large} products`);
  const many = await openBenchShop(large, server && (await newDatabase(server)));
  let scansBefore = await scans(many);
  // One after the other in turn, so that whatever else the machine does meets both alike.
  const measured = [];
  for (const [call, urls] of Object.entries(calls)) {
    await both(few, many, ['/api/health/ready']);
    const { fewMs, manyMs } = await both(few, many, urls);
    const scansAfter = await scans(many);
    measured.push({
      call,
      small: median(fewMs),
      large: median(manyMs),
      growth: median(manyMs) / median(fewMs),
      scans: scansBefore === null || scansAfter === null ? null : scansAfter - scansBefore,
    });
    scansBefore = scansAfter;
  }
  const ordersPerSecond = {
    'one at a time': { small: await orderRate(few, 1), large: await orderRate(many, 1) },
    'eight at a time': { small: await orderRate(few, 8), large: await orderRate(many, 8) },
  };
  await few.app.close();
  await many.app.close();
  return { engine, importSeconds: many.importSeconds, calls: measured, ordersPerSecond };
}

/** @typedef {import('./shops.mjs').BenchShop} BenchShop */

/** @param {BenchShop} few @param {BenchShop} many @param {readonly string[]} urls */
async function both(few, many, urls) {
  /** @type {number[]} */
  const fewMs = [];
  /** @type {number[]} */
  const manyMs = [];
  for (const url of urls) {
    fewMs.push(await timed(few, url));
    manyMs.push(await timed(many, url));
  }
  return { fewMs, manyMs };
}

/** @param {BenchShop} shop @param {string} url milliseconds until it is answered */
async function timed({ app }, url) {
  const start = performance.now();
  const { statusCode, body } = await app.inject(url);
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body.slice(0, 200)}`);
  return performance.now() - start;
}

/** Orders per second, paid in cash. @param {BenchShop} shop @param {number} atOnce */
async function orderRate({ app }, atOnce) {
  const product_code = 'BN-1-0';
  const lines = [{ product_code, quantity: 1 }];
  const quoted = await app.inject({ method: 'POST', url: '/api/cart/quote', payload: { lines } });
  const body = {
    lines,
    address: { address: 'Street 1', type: 'home', emirates: 'Dubai', area: 'Al Barsha' },
    payment_method: 'cod',
    language: 'en',
    seen_total: quoted.json().paymentDetails.finalTotal,
  };
  let sent = 0;
  const shopper = async () => {
    while (sent < orders) {
      sent += 1;
      const headers = {
        'idempotency-key': randomUUID(),
        'x-forwarded-for': `10.0.${Math.floor(sent / 250)}.${sent % 250}`,
      };
      // Everybody orders once: who orders often is held back.
      const contact = {
        email: `${randomUUID()}@example.com`,
        firstName: 'Bench',
        lastName: 'Mark',
        mobile: String(500_000_000 + sent),
      };
      const answer = await app.inject({ method: 'POST', url: '/api/orders', payload: { ...body, contact }, headers });
      if (answer.statusCode !== 200) throw new Error(`an order was refused: ${answer.body.slice(0, 300)}`);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, shopper));
  return orders / ((performance.now() - start) / 1000);
}

/** How often products or variants were read from one end to the other. @param {BenchShop} shop @returns {Promise<number | null>} */
async function scans({ app, databaseUrl }) {
  if (databaseUrl === undefined) return null;
  // A connection hands in what it counted with its next statement, at most once a second; so every connection gets one.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await Promise.all(Array.from({ length: connections }, () => app.inject('/api/health/ready')));
  const [row] = await query(
    databaseUrl,
    "select sum(seq_scan)::int as scans from pg_stat_user_tables where relname in ('products', 'variants')",
  );
  return Number(row?.scans ?? 0);
}
