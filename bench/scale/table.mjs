import { marked } from '../report.mjs';

/**
 * The report as Markdown.
 * @param {{ takenAt: string, machine: string } & import('./benchScale.mjs').ScaleResult} report
 */
export function table({ takenAt, machine, visitors, orders, mixed, kill }) {
  return [
    '# Several processes on one database',
    '',
    `${takenAt}, ${machine}. The configuration of docs/scaling.md: nginx with one worker in front of the processes, all on one PostgreSQL. Visitors, nginx, processes and database share the machine, so more processes than free cores cannot be faster here; the CPU time per request shows what each part would need on its own machine.`,
    '',
    `| ${visitors} visitors: 4 pages, 3 reads, 1 order in turn | per second | median, ms | p99, ms | pages, reads, orders | failed | CPU per request, ms: shop, database, nginx |`,
    '|---|---|---|---|---|---|---|',
    ...mixed.map(
      ({ processes, all, answers, failed, cpu }) =>
        `| ${processes === 1 ? 'one process' : `${processes} processes`} | ${rate(all)} | ${Object.values(answers).join(', ')} | ${marked(String(failed), failed === 0)} | ${cpu === null ? '' : [cpu.shops, cpu.database, cpu.nginx].map((ms) => ms.toFixed(2)).join(', ')} |`,
    ),
    '',
    `| orders, cash on delivery | one at a time: per second | median, ms | p99, ms | ${visitors} at a time: per second | median, ms | p99, ms |`,
    '|---|---|---|---|---|---|---|',
    ...orders.map(({ where, one, many }) => `| ${where} | ${rate(one)} | ${rate(many)} |`),
    '',
    ...(kill === null ? [] : killed(kill)),
  ].join('\n');
}

/** @param {import('./benchScale.mjs').KillResult} result */
function killed({
  processes,
  answers,
  sent,
  failed,
  acknowledged,
  stored,
  missing,
  doubled,
  stockAgrees,
  promoAgrees,
}) {
  const agrees = (/** @type {boolean} */ does) => marked(does ? 'exact' : 'wrong', does);
  return [
    `| one of ${processes} processes killed with SIGKILL at half time | |`,
    '|---|---|',
    `| requests answered | ${answers} |`,
    `| requests that failed | ${marked(String(failed.length), failed.length === 0)}${failed.length === 0 ? '' : `: ${[...new Set(failed)].slice(0, 5).join('; ')}`} |`,
    `| orders sent, confirmed, stored | ${sent}, ${acknowledged}, ${stored} |`,
    `| confirmed orders that are missing | ${marked(String(missing), missing === 0)} |`,
    `| orders stored twice | ${marked(String(doubled), doubled === 0)} |`,
    `| stock | ${agrees(stockAgrees)} |`,
    `| uses of the promo code | ${agrees(promoAgrees)} |`,
    '',
  ];
}

/** @param {import('./benchScale.mjs').Rate} rate */
const rate = ({ perSecond, median, p99 }) => `${perSecond.toFixed(0)} | ${median.toFixed(1)} | ${p99.toFixed(0)}`;
