/** A record of a CSV file, with the line it begins on. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Reads CSV (RFC 4180): commas, quotes doubled inside quotes, any line end, an optional byte order mark. Empty lines are left out. Throws where a quote is never closed. */
export function readCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\ufeff/, '');
  const records: CsvRecord[] = [];
  let [line, start, field, quoted] = [1, 1, '', false];
  let fields: string[] = [];
  const endRecord = () => {
    fields.push(field);
    if (fields.length > 1 || fields[0] !== '') records.push({ line: start, fields });
    [fields, field] = [[], ''];
  };
  for (let at = 0; at < source.length; at++) {
    const character = source[at] ?? '';
    if (character === '\n') line += 1;
    if (quoted) {
      if (character !== '"') field += character;
      else if (source[at + 1] === '"') field += source[++at] ?? '';
      else quoted = false;
    } else if (character === '"' && field === '') quoted = true;
    else if (character === ',') {
      fields.push(field);
      field = '';
    } else if (character === '\n') {
      field = field.replace(/\r$/, '');
      endRecord();
      start = line;
    } else field += character;
  }
  if (quoted) throw new Error(`The quote of the record on line ${start} is never closed.`);
  if (field !== '' || fields.length > 0) endRecord();
  return records;
}
