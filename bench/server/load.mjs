import { createRequire } from 'node:module';
import { cpuSeconds } from '../shop/cpuSeconds.mjs';

/** @typedef {{ requests: { average: number }, latency: { p99: number }, non2xx: number, errors: number, duration: number }} LoadResult */
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
 * Asks for every address once, some at a time.
 * @param {readonly string[]} urls @param {number} atOnce
 * @returns {Promise<{ perSecond: number, median: number, p99: number }>} times in ms
 */
export async function onceEach(urls, atOnce) {
  const waiting = [...urls];
  /** @type {number[]} */
  const times = [];
  const visitor = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const start = performance.now();
      const response = await fetch(url, { headers });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, visitor));
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: urls.length / seconds,
    median: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.ceil(times.length * 0.99) - 1] ?? 0,
  };
}
