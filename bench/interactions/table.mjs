import { marked } from '../report.mjs';

const mostMs = 100;

/**
 * The report as Markdown.
 * @param {{ takenAt: string, machine: string, runs: number, results: import('./benchInteractions.mjs').InteractionResult[] }} report
 */
export function table({ takenAt, machine, runs, results }) {
  return [
    '# How soon the shop answers',
    '',
    `${takenAt}, ${machine}. Production build, Chromium as a phone of 360 px. An interaction is its longest event, from the tap to the next frame; the browser counts in steps of 8 ms and tells of nothing under 16. A step (→) is from the click to the next page's heading, its code and data fetched ahead. Median of ${runs}; **✗** misses its budget.`,
    '',
    '| what | language | processor | ms | all, ms | budget, ms |',
    '|---|---|---|---|---|---|',
    ...results.map(
      ({ what, language, rate, ms, all }) =>
        `| ${what} | ${language} | ${rate === 1 ? 'as it is' : `${rate} × slower`} | ${marked(String(ms), ms <= mostMs)} | ${all.join(', ')} | ${mostMs} |`,
    ),
    '',
  ].join('\n');
}
