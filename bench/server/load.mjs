import { createRequire } from 'node:module';
import { Agent, get } from 'node:http';
import { cpuSeconds } from '../shop/cpuSeconds.mjs';
import { median } from '../report.mjs';

/** @typedef {{ requests: { average: number }, latency: { p50: number, p99: number }, non2xx: number, errors: number, duration: number }} LoadResult */
/** @type {(options: object) => Promise<LoadResult>} */
const autocannon = createRequire(import.meta.url)('autocannon');

const connections = 32;
const keptVisits = 200;
const headers = { 'accept-encoding': 'br' };

/** @typedef {{ perSecond: number, p99: number, cpu: number | null }} Rate `p99` in ms; `cpu`: µs of the server's processor for one request, null where the system does not tell */

/**
 * Asks for one page over and over.
 * @param {string} url @param {number} pid of the server @param {number} seconds
 * @returns {Promise<Rate>}
 */
export async function rateOf(url, pid, seconds) {
  await autocannon({ url, headers, connections, duration: 1 });
  const before = cpuSeconds(pid);
  const { requests, latency, non2xx, errors, duration } = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
  });
  const after = cpuSeconds(pid);
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  const cpu = before === null || after === null ? null : ((after - before) / (requests.average * duration)) * 1_000_000;
  return { perSecond: requests.average, p99: latency.p99, cpu };
}

/**
 * Asks for every address of one origin once, some at a time.
 * @param {readonly string[]} urls @param {number} atOnce
 * @returns {Promise<{ perSecond: number, median: number, p99: number }>} times in ms
 */
export async function onceEach(urls, atOnce) {
  const waiting = urls.map((url) => new URL(url));
  const { latency, non2xx, errors, duration } = await autocannon({
    url: waiting[0]?.origin,
    headers,
    connections: atOnce,
    amount: urls.length,
    // A slow answer is measured, not given up, s.
    timeout: 60,
    // A run ends when a sample is taken, ms.
    sampleInt: 20,
    requests: [{ setupRequest: nextOf(waiting) }],
  });
  if (non2xx + errors > 0) throw new Error(`${urls[0]} and others: ${non2xx} refused, ${errors} failed`);
  return { perSecond: urls.length / duration, median: latency.p50, p99: latency.p99 };
}

/**
 * What one of these addresses costs the server.
 * @param {readonly string[]} urls @param {number} pid of the server
 * @returns {Promise<number | null>} ms of processor; null where the system does not tell
 */
export async function processorOfEach(urls, pid) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = cpuSeconds(pid);
  for (const url of urls) await timeOf(url, agent);
  const after = cpuSeconds(pid);
  agent.destroy();
  return before === null || after === null ? null : ((after - before) / urls.length) * 1000;
}

/** @typedef {{ alone: number, beside: number, others: number }} Neighbour medians of a kept page in ms, and how many pages the neighbour got */

/**
 * How long a kept page takes while a neighbour asks for one new page after the other.
 * @param {string} url of the kept page @param {Iterator<string>} others what the neighbour asks for @param {number} atOnce its connections
 * @returns {Promise<Neighbour>}
 */
export async function besideOthers(url, others, atOnce) {
  const [own, theirs] = [1, atOnce].map((maxSockets) => new Agent({ keepAlive: true, maxSockets }));
  const times = async () => {
    const all = [];
    for (let visit = 0; visit < keptVisits; visit += 1) {
      all.push(await timeOf(url, own));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return median(all);
  };
  await timeOf(url, own);
  const alone = await times();
  let isGoing = true;
  let count = 0;
  const neighbours = Array.from({ length: atOnce }, async () => {
    while (isGoing) {
      await timeOf(others.next().value, theirs);
      count += 1;
    }
  });
  const beside = await times();
  isGoing = false;
  await Promise.all(neighbours);
  for (const agent of [own, theirs]) agent?.destroy();
  return { alone, beside, others: count };
}

/** @param {string} url @param {Agent | undefined} agent @returns {Promise<number>} ms until the whole answer was there */
const timeOf = (url, agent) =>
  new Promise((resolve, reject) => {
    const since = performance.now();
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(performance.now() - since));
    }).on('error', reject);
  });

/** Gives every connection's next request the next address. @param {URL[]} waiting */
const nextOf = (waiting) => (/** @type {object} */ request) => {
  const { pathname = '/', search = '' } = waiting.shift() ?? {};
  return { ...request, path: pathname + search };
};
