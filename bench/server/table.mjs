import { marked } from '../report.mjs';

/** Of nginx's request rate. */
const minShare = 0.5;
/** Latency of a cached page while another client requests uncached ones, ms. */
const maxLatency = 10;

/**
 * The report as Markdown.
 * @param {{ takenAt: string, machine: string } & import('./benchServer.mjs').ServerResult} report
 */
export function table({ takenAt, machine, bytes, shop, nginx, rendered, costs, neighbour }) {
  const share = nginx === null ? null : shop.perSecond / nginx.perSecond;
  return [
    '# One process',
    '',
    `${takenAt}, ${machine}. One Node process, embedded database, 32 connections. The load generator shares the machine, which lowers both rates and brings them closer together. Other load also raises the CPU time per request.`,
    '',
    `| cached page, ${(bytes / 1000).toFixed(1)} kB brotli | per second | p99, ms | CPU per request, µs |`,
    '|---|---|---|---|',
    row('the shop', shop),
    ...(nginx === null ? [] : [row('nginx, one worker, a file', nginx)]),
    '',
    share === null
      ? 'nginx was not available for comparison.'
      : `The shop reaches ${marked(`${Math.round(share * 100)} %`, share >= minShare)} of nginx's rate; the budget is ${minShare * 100} %.`,
    '',
    '| first renderings, 8 at a time | pages | per second | median, ms | p99, ms |',
    '|---|---|---|---|---|',
    ...rendered.map(
      ({ what, pages, perSecond, median, p99 }) =>
        `| ${what} | ${pages} | ${perSecond.toFixed(0)} | ${median.toFixed(0)} | ${p99.toFixed(0)} |`,
    ),
    '',
    'CPU time of an uncached page, with compression and database. Each URL costs this once per catalogue version, however many visitors it has.',
    '',
    '| uncached page | CPU, ms | budget, ms |',
    '|---|---|---|',
    ...costs.map(
      ({ what, budget, cpu }) =>
        `| ${what} | ${cpu === null ? '' : marked(cpu.toFixed(1), cpu <= budget)} | ${budget} |`,
    ),
    '',
    `A cached page takes ${neighbour.alone.toFixed(1)} ms (median) on an idle server, and ${marked(`${neighbour.beside.toFixed(1)} ms`, neighbour.beside <= maxLatency)} while another client requests uncached listings on 8 connections (${neighbour.others} in that time); the budget is ${maxLatency} ms.`,
    '',
  ].join('\n');
}

/** @param {string} what @param {import('./measureLoad.mjs').Rate} rate */
const row = (what, { perSecond, p99, cpu }) =>
  `| ${what} | ${perSecond.toFixed(0)} | ${p99.toFixed(0)} | ${cpu === null ? '' : cpu.toFixed(0)} |`;
