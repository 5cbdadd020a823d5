import fs from 'node:fs';
import path from 'node:path';
import { CSV_COLUMNS, readCsvCatalogue } from '../import/readCsvCatalogue.js';
import { readJsonCatalogue } from '../import/readJsonCatalogue.js';
import { importCatalogue, type ImportReport } from '../import/importCatalogue.js';
import type { ImportFile } from '../import/ImportedProduct.js';
import { done, refused, type Command } from './Command.js';

const MAX_SHOWN = 50;

export const catalogueCommands: readonly Command[] = [
  {
    name: 'catalogue import',
    values: '<file>',
    does: `imports products from a .csv or .json file: all rows or, if one is invalid, none. Columns of CSV: ${CSV_COLUMNS.join(', ')}`,
    options: {
      'dry-run': { does: 'validates the file and reports, without writing anything' },
      replace: { does: 'discontinues products missing from the file' },
    },
    async run({ batchDb, enforced }, { values: [name = ''], options, cwd }) {
      const file = read(path.resolve(cwd, name));
      if (typeof file === 'string') return refused(file);
      const dryRun = options['dry-run'] === true;
      const report = await importCatalogue(batchDb, file, { dryRun, replace: options.replace === true, enforced });
      return report.problems.length > 0 ? refused(problemsOf(report)) : done(summaryOf(report, dryRun));
    },
  },
];

function read(file: string): ImportFile | string {
  if (!fs.existsSync(file)) return `File not found: ${file}.`;
  const format = path.extname(file).toLowerCase();
  if (format !== '.csv' && format !== '.json') return 'A catalogue is a .csv or a .json file.';
  try {
    const text = fs.readFileSync(file, 'utf8');
    return format === '.csv' ? readCsvCatalogue(text) : readJsonCatalogue(text);
  } catch (error) {
    return `Could not read ${file}: ${(error as Error).message}`;
  }
}

function problemsOf({ problems }: ImportReport): string {
  const shown = problems.slice(0, MAX_SHOWN).map(({ place, problem }) => `${place}: ${problem}`);
  const more = problems.length > MAX_SHOWN ? [`and ${problems.length - MAX_SHOWN} more`] : [];
  return ['Nothing was imported.', ...shown, ...more].join('\n');
}

function summaryOf({ added, changed, variants, ended, withoutStock }: ImportReport, dryRun: boolean): string {
  return [
    `${dryRun ? 'Nothing was written. It would be' : 'Imported'}: ${added} new ${added === 1 ? 'product' : 'products'}, ${changed} changed, ${variants} sizes and patterns in all${ended > 0 ? `, ${ended} no longer sold` : ''}.`,
    ...(withoutStock > 0 ? [`${withoutStock} of them have no stock in the file and are set to 0.`] : []),
  ].join('\n');
}
