import type { MarketingConsent } from '../accounts/marketingAdmin.js';
import { writeCsv } from '../import/csv.js';
import { done, refused, type Command } from './Command.js';
import { writeNewFile } from './writeNewFile.js';

const FORMATS = ['csv', 'json'] as const;

export const marketingCommands: readonly Command[] = [
  {
    name: 'marketing list',
    values: '',
    does: 'customers with a verified address who agreed to marketing mails, since when, and the link with which they withdraw. They may withdraw at any time: list again before each mailing',
    options: {
      format: { value: FORMATS.join('|'), does: 'default: csv' },
      output: { value: 'file', does: 'writes them into this new file: npm adds lines of its own to what is printed' },
    },
    async run({ marketing }, { options, cwd }) {
      const format = FORMATS.find((known) => known === (options.format ?? 'csv'));
      if (format === undefined) return refused(`--format must be one of ${FORMATS.join(', ')}.`);
      const rows = (await marketing.list()).map(toRow);
      const text = format === 'json' ? JSON.stringify(rows, null, 2) : toCsv(rows);
      return typeof options.output === 'string' ? writeNewFile(cwd, options.output, `${text}\n`) : done(text);
    },
  },
];

const toRow = ({ email, firstName, lastName, language, marketingAt, unsubscribeUrl }: MarketingConsent) => ({
  email,
  first_name: firstName,
  last_name: lastName,
  language,
  agreed_at: marketingAt.toISOString(),
  unsubscribe_url: unsubscribeUrl,
});

const COLUMNS = ['email', 'first_name', 'last_name', 'language', 'agreed_at', 'unsubscribe_url'] as const;

const toCsv = (rows: readonly ReturnType<typeof toRow>[]) =>
  writeCsv([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => withoutFormula(row[column])))]);

/** Spreadsheets run a field that starts with one of these signs as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
