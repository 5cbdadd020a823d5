import { marked } from '../report.mjs';

/** ms */
const budget = 100;

/**
 * The report as Markdown.
 * @param {{ takenAt: string, machine: string, runs: number, results: import('./benchInteractions.mjs').InteractionResult[] }} report
 */
export function table({ takenAt, machine, runs, results }) {
  return [
    '# Interactions and navigations',
    '',
    `${takenAt}, ${machine}. Production build, Chromium as a phone of 360 px. An interaction is its longest event, from the tap to the next frame; the browser rounds to 8 ms and reports nothing below 16. A navigation (→) lasts from the click until the next page's heading is painted, with code and data prefetched. Median of ${runs}; **✗** misses its budget.`,
    '',
    '| what | language | CPU | ms | all, ms | budget, ms |',
    '|---|---|---|---|---|---|',
    ...results.map(
      ({ what, language, rate, ms, all }) =>
        `| ${what} | ${language} | ${rate === 1 ? 'full speed' : `${rate} × slower`} | ${marked(String(ms), ms <= budget)} | ${all.join(', ')} | ${budget} |`,
    ),
    '',
  ].join('\n');
}
