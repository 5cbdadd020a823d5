import fs from 'node:fs';
import path from 'node:path';
import { CSV_COLUMNS, readCsvCatalogue } from '../import/readCsvCatalogue.js';
import { readJsonCatalogue } from '../import/readJsonCatalogue.js';
import { exportCatalogue } from '../import/exportCatalogue.js';
import { importCatalogue, type ImportReport } from '../import/importCatalogue.js';
import type { ImportFile } from '../import/ImportedProduct.js';
import { done, refused, type Command } from './Command.js';
import { fileProblem } from './fileProblem.js';
import { writeNewFile } from './writeNewFile.js';

const MAX_SHOWN = 50;

export const catalogueCommands: readonly Command[] = [
  {
    name: 'catalogue import',
    values: '<file>',
    does: `imports products from a .csv or .json file: all rows or, if one is invalid, none. Columns of CSV: ${CSV_COLUMNS.join(', ')}`,
    options: {
      'dry-run': { does: 'validates the file and reports, without writing anything' },
      replace: { does: 'discontinues products and sizes missing from the file' },
    },
    async run({ batchDb, feedingRuleEnforced }, { values: [name = ''], options, cwd }) {
      const file = read(path.resolve(cwd, name));
      if (typeof file === 'string') return refused(file);
      const dryRun = options['dry-run'] === true;
      const report = await importCatalogue(batchDb, file, {
        dryRun,
        replace: options.replace === true,
        feedingRuleEnforced,
      });
      return report.problems.length > 0 ? refused(problemsOf(report)) : done(summaryOf(report, dryRun));
    },
  },
  {
    name: 'catalogue export',
    values: '<file>',
    does: 'writes everything that is sold into a new CSV file for "catalogue import", with prices and stock',
    async run({ batchDb }, { values: [name = ''], cwd }) {
      const { text, count } = await exportCatalogue(batchDb);
      const written = writeNewFile(cwd, name, text);
      return written.ok ? done(`${written.text}, ${counted(count, 'size or pattern', 'sizes and patterns')}`) : written;
    },
  },
];

function read(file: string): ImportFile | string {
  if (!fs.existsSync(file)) return `File not found: ${file}.`;
  const format = path.extname(file).toLowerCase();
  if (format !== '.csv' && format !== '.json') return 'A catalogue is a .csv or a .json file.';
  try {
    const text = textOf(fs.readFileSync(file));
    return format === '.csv' ? readCsvCatalogue(text) : readJsonCatalogue(text);
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException;
    return `Could not read ${file}: ${syscall === undefined ? message : `${fileProblem(error)}.`}`;
  }
}

/** Throws for a file that is not in UTF-8: its Arabic would be garbage. */
function textOf(bytes: Buffer): string {
  const save = 'Save it as “CSV UTF-8”.';
  if (bytes.includes(0)) throw new Error(`it is in UTF-16 or no text. ${save}`);
  const text = new TextDecoder().decode(bytes);
  const unreadable = text.indexOf('\ufffd');
  if (unreadable === -1) return text;
  throw new Error(`line ${text.slice(0, unreadable).split('\n').length} is not in UTF-8. ${save}`);
}

function problemsOf({ problems }: ImportReport): string {
  return ['Nothing was imported.', ...shown(problems.map(({ place, problem }) => `${place}: ${problem}`))].join('\n');
}

const shown = (lines: readonly string[]): string[] =>
  lines.length > MAX_SHOWN ? [...lines.slice(0, MAX_SHOWN), `and ${lines.length - MAX_SHOWN} more`] : [...lines];

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function summaryOf(report: ImportReport, dryRun: boolean): string {
  const { added, changed, unchanged, variants, ended, endedVariants, withoutStock, warnings } = report;
  const changes = changed.flat();
  const counts = [
    counted(added, 'new product', 'new products'),
    `${changed.length} changed`,
    ...(unchanged > 0 ? [`${unchanged} unchanged`] : []),
    `${counted(variants, 'size or pattern', 'sizes and patterns')} in all`,
    ...(endedVariants > 0 ? [`${counted(endedVariants, 'size or pattern', 'sizes and patterns')} no longer sold`] : []),
    ...(ended.length > 0 ? [`${counted(ended.length, 'product', 'products')} no longer sold`] : []),
  ];
  return [
    `${dryRun ? 'Nothing was written. It would be' : 'Imported'}: ${counts.join(', ')}.`,
    ...(withoutStock > 0
      ? [`${counted(withoutStock, 'new one has', 'new ones have')} no stock in the file. It is set to 0.`]
      : []),
    // All of them: a wrong file would otherwise end the sale of products unnoticed.
    ...ended.map(({ productCode, name }) => `${productCode}: no longer sold (${name})`),
    ...shown(warnings.map(({ place, problem }) => `Warning: ${place}: ${problem}`)),
    ...shown(changes.map(({ code, what }) => `${code}: ${what.join(', ')}`)),
  ].join('\n');
}
