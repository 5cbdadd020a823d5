import { CsvError, parse } from 'csv-parse/sync';

/** A CSV record and the line it starts on. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

/**
 * Parses CSV (RFC 4180), with or without a byte order mark. Fields are separated by semicolons if the first line has no
 * comma but a semicolon, as in files of spreadsheets in many languages. Skips empty lines. Throws for an unclosed quote.
 */
export function readCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  const header = text.slice(0, text.search(/[\r\n]|$/));
  let last = { lines: 0, empty_lines: 0 };
  try {
    // The parser counts a CRLF inside quotes as two lines.
    parse(text.replaceAll('\r\n', '\n'), {
      bom: true,
      record_delimiter: '\n',
      delimiter: header.includes(';') && !header.includes(',') ? ';' : ',',
      // Allows quotes inside unquoted fields, such as 12".
      relax_quotes: true,
      // Missing fields are reported by the caller with their line.
      relax_column_count: true,
      skip_empty_lines: true,
      // The parser reports where a record ends.
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

/** Writes CSV, one line per record. */
export function writeCsv(records: readonly (readonly string[])[]): string {
  return records.map((fields) => fields.map(quoted).join(',')).join('\n');
}

const quoted = (field: string): string => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
