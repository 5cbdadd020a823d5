import { randomUUID } from 'node:crypto';
import { ensurePostgres } from '../../scripts/machine/postgres.mjs';
import { log } from '../../scripts/workspace/cli.mjs';
import { environment, median, writeReport } from '../report.mjs';
import { newDatabase, query } from '../shop/database.mjs';
import { calls } from './calls.mjs';
import { openBenchShop } from './shops.mjs';
import { table } from './table.mjs';

const small = 60;
const large = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const orders = 60;
/** Size of the shop's connection pool. */
const connections = 10;

/** @typedef {{ call: string, small: number, large: number, growth: number, scans: number | null }} CallResult `scans`: sequential scans of products and variants; null where the engine does not count them */
/** @typedef {{ engine: string, importSeconds: number, calls: CallResult[], ordersPerSecond: Record<string, { small: number, large: number }> }} EngineResult */

/** Compares API calls with few and with many products, on the embedded database and on PostgreSQL. */
export async function benchApi() {
  const server = await ensurePostgres();
  const measuredOn = environment();
  const results = [await benchEngine('embedded', undefined)];
  if (server === undefined) log('PostgreSQL: skipped, not available on this machine');
  else results.push(await benchEngine('PostgreSQL', server));
  const report = {
    ...measuredOn,
    products: { small, large },
    results,
  };
  writeReport('api', report, table(report));
}

/** @param {string} engine @param {string | undefined} server @returns {Promise<EngineResult>} */
async function benchEngine(engine, server) {
  log(`${engine}: ${small} products`);
  const few = await openBenchShop(small, server && (await newDatabase(server)));
  log(`${engine}: ${large} products`);
  const many = await openBenchShop(large, server && (await newDatabase(server)));
  let scansBefore = await scans(many);
  // Alternating, so that other load on the machine affects both equally.
  const measurements = [];
  for (const [call, urls] of Object.entries(calls)) {
    await alternate(few, many, ['/api/health/ready']);
    const { fewMs, manyMs } = await alternate(few, many, urls);
    const scansAfter = await scans(many);
    measurements.push({
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
  return { engine, importSeconds: many.importSeconds, calls: measurements, ordersPerSecond };
}

/** @typedef {import('./shops.mjs').BenchShop} BenchShop */

/** @param {BenchShop} few @param {BenchShop} many @param {readonly string[]} urls */
async function alternate(few, many, urls) {
  /** @type {number[]} */
  const fewMs = [];
  /** @type {number[]} */
  const manyMs = [];
  for (const url of urls) {
    fewMs.push(await timeOf(few, url));
    manyMs.push(await timeOf(many, url));
  }
  return { fewMs, manyMs };
}

/** @param {BenchShop} shop @param {string} url @returns {Promise<number>} ms */
async function timeOf({ app }, url) {
  const start = performance.now();
  const { statusCode, body } = await app.inject(url);
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body.slice(0, 200)}`);
  return performance.now() - start;
}

/** Cash-on-delivery orders per second. @param {BenchShop} shop @param {number} atOnce */
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
      // A new shopper for each order, because of the rate limit.
      const contact = {
        email: `${randomUUID()}@example.com`,
        firstName: 'Bench',
        lastName: 'Mark',
        mobile: String(500_000_000 + sent),
      };
      const response = await app.inject({ method: 'POST', url: '/api/orders', payload: { ...body, contact }, headers });
      if (response.statusCode !== 200) throw new Error(`Order refused: ${response.body.slice(0, 300)}`);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, shopper));
  return orders / ((performance.now() - start) / 1000);
}

/** Sequential scans of products and variants so far. @param {BenchShop} shop @returns {Promise<number | null>} */
async function scans({ app, databaseUrl }) {
  if (databaseUrl === undefined) return null;
  // A connection reports its counters with its next statement, at most once a second, so every connection gets one.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await Promise.all(Array.from({ length: connections }, () => app.inject('/api/health/ready')));
  const [row] = await query(
    databaseUrl,
    "select sum(seq_scan)::int as scans from pg_stat_user_tables where relname in ('products', 'variants')",
  );
  return Number(row?.scans ?? 0);
}
