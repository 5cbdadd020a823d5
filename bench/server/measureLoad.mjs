import { createRequire } from 'node:module';
import { Agent, get } from 'node:http';
import { cpuSeconds } from '../shop/cpuSeconds.mjs';
import { median } from '../report.mjs';

/** @typedef {{ requests: { average: number }, latency: { p50: number, p99: number }, non2xx: number, errors: number, duration: number }} LoadResult */
/** @type {(options: object) => Promise<LoadResult>} */
const autocannon = createRequire(import.meta.url)('autocannon');

const connections = 32;
const cachedVisits = 200;
const headers = { 'accept-encoding': 'br' };

/** @typedef {{ perSecond: number, p99: number, cpu: number | null }} Rate `p99` in ms; `cpu`: the server's CPU time per request in µs, null where the system does not report it */

/**
 * Requests one page repeatedly.
 * @param {string} url @param {number} pid of the server @param {number} seconds
 * @returns {Promise<Rate>}
 */
export async function requestRate(url, pid, seconds) {
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
 * Requests each URL of one origin once.
 * @param {readonly string[]} urls @param {number} connectionCount
 * @returns {Promise<{ perSecond: number, median: number, p99: number }>} times in ms
 */
export async function requestEach(urls, connectionCount) {
  const waiting = urls.map((url) => new URL(url));
  const { latency, non2xx, errors, duration } = await autocannon({
    url: waiting[0]?.origin,
    headers,
    connections: connectionCount,
    amount: urls.length,
    // Slow responses must not time out; s.
    timeout: 60,
    // A run ends with a sample; ms.
    sampleInt: 20,
    requests: [{ setupRequest: nextOf(waiting) }],
  });
  if (non2xx + errors > 0) throw new Error(`${urls[0]} and others: ${non2xx} refused, ${errors} failed`);
  return { perSecond: urls.length / duration, median: latency.p50, p99: latency.p99 };
}

/**
 * Average CPU time of the server for one of these URLs.
 * @param {readonly string[]} urls @param {number} pid of the server
 * @returns {Promise<number | null>} ms; null where the system does not report it
 */
export async function cpuPerRequest(urls, pid) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = cpuSeconds(pid);
  for (const url of urls) await timeOf(url, agent);
  const after = cpuSeconds(pid);
  agent.destroy();
  return before === null || after === null ? null : ((after - before) / urls.length) * 1000;
}

/** @typedef {{ alone: number, beside: number, others: number }} Neighbour median latencies of a cached page in ms, and how many pages the other client received */

/**
 * Latency of a cached page while another client requests uncached pages.
 * @param {string} url of the cached page @param {Iterator<string>} others uncached pages @param {number} connectionCount of the other client
 * @returns {Promise<Neighbour>}
 */
export async function latencyUnderLoad(url, others, connectionCount) {
  const [own, theirs] = [1, connectionCount].map((maxSockets) => new Agent({ keepAlive: true, maxSockets }));
  const times = async () => {
    const all = [];
    for (let visit = 0; visit < cachedVisits; visit += 1) {
      all.push(await timeOf(url, own));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return median(all);
  };
  await timeOf(url, own);
  const alone = await times();
  let isRunning = true;
  let count = 0;
  const neighbours = Array.from({ length: connectionCount }, async () => {
    while (isRunning) {
      await timeOf(others.next().value, theirs);
      count += 1;
    }
  });
  const beside = await times();
  isRunning = false;
  await Promise.all(neighbours);
  for (const agent of [own, theirs]) agent?.destroy();
  return { alone, beside, others: count };
}

/** @param {string} url @param {Agent | undefined} agent @returns {Promise<number>} ms until the response is complete */
const timeOf = (url, agent) =>
  new Promise((resolve, reject) => {
    const since = performance.now();
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(performance.now() - since));
    }).on('error', reject);
  });

/** Sets each request to the next URL. @param {URL[]} waiting */
const nextOf = (waiting) => (/** @type {object} */ request) => {
  const { pathname = '/', search = '' } = waiting.shift() ?? {};
  return { ...request, path: pathname + search };
};
