import { marked } from '../report.mjs';

const leastShare = 0.5;
/** A kept page beside a neighbour who has pages rendered, ms. */
const mostBeside = 10;

/**
 * The report as Markdown.
 * @param {{ takenAt: string, machine: string } & import('./benchServer.mjs').ServerResult} report
 */
export function table({ takenAt, machine, bytes, shop, nginx, rendered, costs, neighbour }) {
  const share = nginx === null ? null : shop.perSecond / nginx.perSecond;
  return [
    '# What one process serves',
    '',
    `${takenAt}, ${machine}. One Node process, embedded database, 32 connections. The load comes from the same machine: where it takes the processor from the server, both rates are lower and nearer to each other than they are; the processor time of one request is not touched by that.`,
    '',
    `| a kept page, ${(bytes / 1000).toFixed(1)} kB brotli | per second | p99, ms | processor for one, µs |`,
    '|---|---|---|---|',
    row('the shop', shop),
    ...(nginx === null ? [] : [row('nginx, one worker, a file', nginx)]),
    '',
    share === null
      ? 'nginx was not there to compare with.'
      : `The shop serves ${marked(`${Math.round(share * 100)} %`, share >= leastShare)} of nginx; the budget is ${leastShare * 100} %.`,
    '',
    '| rendered for the first time, 8 at once | pages | per second | median, ms | p99, ms |',
    '|---|---|---|---|---|',
    ...rendered.map(
      ({ what, pages, perSecond, median, p99 }) =>
        `| ${what} | ${pages} | ${perSecond.toFixed(0)} | ${median.toFixed(0)} | ${p99.toFixed(0)} |`,
    ),
    '',
    'A page that nobody has asked for before costs the processor so much, compression and database included. Ten times as many visitors for the same addresses cost no more; each new address costs this once for each version of the catalogue.',
    '',
    '| one page of | processor, ms | budget, ms |',
    '|---|---|---|',
    ...costs.map(
      ({ what, budget, cpu }) =>
        `| ${what} | ${cpu === null ? '' : marked(cpu.toFixed(1), cpu <= budget)} | ${budget} |`,
    ),
    '',
    `A kept page takes ${neighbour.alone.toFixed(1)} ms (median) alone, and ${marked(`${neighbour.beside.toFixed(1)} ms`, neighbour.beside <= mostBeside)} while one client asks for new listings on 8 connections (${neighbour.others} meanwhile); the budget is ${mostBeside} ms.`,
    '',
  ].join('\n');
}

/** @param {string} what @param {import('./load.mjs').Rate} rate */
const row = (what, { perSecond, p99, cpu }) =>
  `| ${what} | ${perSecond.toFixed(0)} | ${p99.toFixed(0)} | ${cpu === null ? '' : cpu.toFixed(0)} |`;
