import { createRequire } from 'node:module';
import { cpuSeconds } from '../shop/cpuSeconds.mjs';

/** @typedef {{ requests: { average: number }, latency: { p50: number, p99: number }, non2xx: number, errors: number, duration: number }} LoadResult */
/** @type {(options: object) => Promise<LoadResult>} */
const autocannon = createRequire(import.meta.url)('autocannon');

const connections = 32;
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

/** Gives every connection's next request the next address. @param {URL[]} waiting */
const nextOf = (waiting) => (/** @type {object} */ request) => {
  const { pathname = '/', search = '' } = waiting.shift() ?? {};
  return { ...request, path: pathname + search };
};
