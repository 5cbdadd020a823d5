import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { inRoot } from '../scripts/workspace/root.mjs';
import { say } from '../scripts/workspace/step.mjs';

/** When and where figures were taken. The load is of this moment: figures of a busy machine are worth less. */
export function circumstances() {
  return {
    takenAt: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)} at the start`,
  };
}

/**
 * Writes a part's figures to bench/results, as JSON and as a table, and shows the table.
 * @param {string} part @param {object} report @param {string} markdown
 */
export function writeReport(part, report, markdown) {
  mkdirSync(inRoot('bench/results'), { recursive: true });
  writeFileSync(inRoot(`bench/results/${part}.json`), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(inRoot(`bench/results/${part}.md`), markdown);
  say(markdown);
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * A figure for a table; one that misses its budget is bold and crossed.
 * @param {string} text @param {boolean} isMet
 */
export const marked = (text, isMet) => (isMet ? text : `**${text} ✗**`);
