import { ensurePostgres } from '../../scripts/machine/postgres.mjs';
import { log } from '../../scripts/workspace/cli.mjs';
import { environment, writeReport } from '../report.mjs';
import { cpuSeconds } from '../shop/cpuSeconds.mjs';
import { newDatabase, query } from '../shop/database.mjs';
import { startBenchShop } from '../shop/startBenchShop.mjs';
import { checkConsistency, readSnapshot } from './consistency.mjs';
import { importCatalogue } from './importCatalogue.mjs';
import { startLoadBalancer } from './startLoadBalancer.mjs';
import { table } from './table.mjs';
import { mixed, ordersOnly, runVisitors } from './visitors.mjs';

const seconds = 10;
const killSeconds = 20;
const warmUpSeconds = 3;
const visitors = 16;
const counts = [1, 2, 3];

/** @typedef {{ perSecond: number, median: number, p99: number }} Rate times in ms */
/** @typedef {{ processes: number, all: Rate, answers: Record<string, number>, failed: number, cpu: { shops: number, database: number, nginx: number } | null }} MixedResult `cpu`: CPU time per request, ms */
/** @typedef {{ where: string, one: Rate, many: Rate }} OrderResult */
/** @typedef {import('./consistency.mjs').ConsistencyResult & { processes: number, answers: number, sent: number, failed: string[] }} KillResult */
/** @typedef {{ visitors: number, orders: OrderResult[], mixed: MixedResult[], kill: KillResult | null }} ScaleResult */

/** Measures several processes behind nginx on one PostgreSQL, and kills one of them under load. */
export async function benchScale() {
  const server = await ensurePostgres();
  const measuredOn = environment();
  /** @type {ScaleResult} */
  const result = { visitors, orders: [], mixed: [], kill: null };
  const embedded = await startBenchShop({ TRUST_PROXY: 'true' });
  importCatalogue({ DATA_DIR: embedded.dataDir });
  await runVisitors(embedded.url, { visitors, seconds: warmUpSeconds, turns: ordersOnly });
  result.orders.push(await orderRates('the embedded database, one process', embedded.url));
  embedded.stop();
  if (server === undefined) log('several processes: skipped, PostgreSQL is not available on this machine');
  else {
    for (const count of counts) {
      const site = await openSite(server, count);
      if (site === undefined) break;
      result.mixed.push(await mixedRate(site));
      result.orders.push(
        await orderRates(`PostgreSQL, ${count === 1 ? 'one process' : `${count} processes`} behind nginx`, site.url),
      );
      site.stop();
    }
    result.kill = await killOne(server, 3);
  }
  const report = { ...measuredOn, ...result };
  writeReport('scale', report, table(report));
}

/** @typedef {{ url: string, databaseUrl: string, shops: import('../shop/startBenchShop.mjs').RunningShop[], nginx: number, stop: () => void }} Site */

/** @param {string} server @param {number} count @returns {Promise<Site | undefined>} undefined without an nginx */
async function openSite(server, count) {
  const databaseUrl = await newDatabase(server);
  const settings = { DATABASE_URL: databaseUrl, TRUST_PROXY: 'true', SEED_DEMO: 'true' };
  const shops = await Promise.all(Array.from({ length: count }, () => startBenchShop(settings)));
  importCatalogue({ DATABASE_URL: databaseUrl });
  const balancer = await startLoadBalancer(shops.map(({ url }) => url));
  const stop = () => [balancer, ...shops].forEach((part) => part?.stop());
  if (balancer === undefined) {
    log('several processes: skipped, nginx is not available on this machine');
    return void stop();
  }
  return { url: balancer.url, databaseUrl, shops, nginx: balancer.pid, stop };
}

/** @param {Site} site @returns {Promise<MixedResult>} */
async function mixedRate(site) {
  const { url, shops } = site;
  await runVisitors(url, { visitors, seconds: warmUpSeconds, turns: mixed });
  const before = await cpuOf(site);
  const tally = await runVisitors(url, { visitors, seconds, turns: mixed });
  const after = await cpuOf(site);
  const requests = tally.times.length;
  const each = (/** @type {'shops' | 'database' | 'nginx'} */ part) =>
    (((after?.[part] ?? 0) - (before?.[part] ?? 0)) / requests) * 1000;
  const cpu =
    before === null || after === null
      ? null
      : { shops: each('shops'), database: each('database'), nginx: each('nginx') };
  return { processes: shops.length, all: rateOf(tally), answers: tally.answers, failed: tally.failed.length, cpu };
}

/** CPU time so far, s; null where the system does not report it. @param {Site} site */
async function cpuOf({ shops, nginx, databaseUrl }) {
  const backends = await query(
    databaseUrl,
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const sum = (/** @type {number[]} */ pids) =>
    pids
      .map(cpuSeconds)
      .reduce((all, one) => (all === null || one === null ? null : all + one), /** @type {number | null} */ (0));
  const [inShops, inDatabase, inNginx] = [
    sum(shops.map(({ pid }) => pid)),
    sum(backends.map(({ pid }) => Number(pid))),
    sum([nginx]),
  ];
  return inShops === null || inDatabase === null || inNginx === null
    ? null
    : { shops: inShops, database: inDatabase, nginx: inNginx };
}

/** @param {string} where @param {string} url @returns {Promise<OrderResult>} */
async function orderRates(where, url) {
  const rate = async (/** @type {number} */ atOnce) => {
    const tally = await runVisitors(url, { visitors: atOnce, seconds, turns: ordersOnly });
    if (tally.failed.length > 0) throw new Error(`${where}: ${tally.failed[0]}`);
    return rateOf(tally);
  };
  return { where, one: await rate(1), many: await rate(visitors) };
}

/** @param {string} server @param {number} processes @returns {Promise<KillResult | null>} */
async function killOne(server, processes) {
  const site = await openSite(server, processes);
  if (site === undefined) return null;
  const before = await readSnapshot(site.databaseUrl);
  const [victim] = site.shops;
  const tally = await runVisitors(site.url, {
    visitors,
    seconds: killSeconds,
    turns: mixed,
    onHalfTime: () => process.kill(victim?.pid ?? 0, 'SIGKILL'),
  });
  const consistency = await checkConsistency(site.databaseUrl, before, tally.acknowledged);
  site.stop();
  return { ...consistency, processes, answers: tally.times.length, sent: tally.sent, failed: tally.failed };
}

/** @param {import('./visitors.mjs').Tally} tally @returns {Rate} */
function rateOf({ times, seconds: took }) {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    perSecond: times.length / took,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0,
  };
}
