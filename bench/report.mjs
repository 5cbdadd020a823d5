import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { inRoot } from '../scripts/workspace/root.mjs';
import { log } from '../scripts/workspace/cli.mjs';

/** Date, machine and current load. Figures from a busy machine are less reliable. */
export function environment() {
  return {
    takenAt: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)} at the start`,
  };
}

/**
 * Writes a part's figures to bench/results as JSON and Markdown, and prints the Markdown.
 * @param {string} part @param {object} report @param {string} markdown
 */
export function writeReport(part, report, markdown) {
  mkdirSync(inRoot('bench/results'), { recursive: true });
  writeFileSync(inRoot(`bench/results/${part}.json`), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(inRoot(`bench/results/${part}.md`), markdown);
  log(markdown);
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Formats a figure for a table: bold with a ✗ when it misses its budget.
 * @param {string} text @param {boolean} isMet
 */
export const marked = (text, isMet) => (isMet ? text : `**${text} ✗**`);
