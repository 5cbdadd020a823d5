import { CsvError, parse } from 'csv-parse/sync';

/** A record of a CSV file, with the line it begins on. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Reads CSV (RFC 4180), with or without a byte order mark. Empty lines are left out. Throws where a quote is never closed. */
export function readCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let last = { lines: 0, empty_lines: 0 };
  try {
    // The parser counts a CRLF inside quotes as two lines.
    parse(text.replaceAll('\r\n', '\n'), {
      bom: true,
      record_delimiter: '\n',
      // A name such as 12" is no quoted field.
      relax_quotes: true,
      // Who reads the records names the lines that have too few fields.
      relax_column_count: true,
      skip_empty_lines: true,
      // The parser tells where a record ends.
      on_record: (fields, { lines, empty_lines }) => {
        records.push({ line: lines - fields.join('').split('\n').length + 1, fields });
        last = { lines, empty_lines };
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    const line = last.lines + Number(error.empty_lines) - last.empty_lines + 1;
    throw new Error(`The quote of the record on line ${line} is never closed.`, { cause: error });
  }
  return records;
}
