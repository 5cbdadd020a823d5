import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../src/import/csv.js';

describe('reading CSV', () => {
  it('handles quotes, commas and line breaks in quotes, and reports the line of each record', () => {
    expect(readCsv('\ufeffa,b\r\n"x, ""y""","line\r\none"\r\n\r\n1,\r\n"2\n\n2",3')).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 2, fields: ['x, "y"', 'line\none'] },
      { line: 5, fields: ['1', ''] },
      { line: 6, fields: ['2\n\n2', '3'] },
    ]);
  });

  it('accepts quotes inside fields and records of any length', () => {
    expect(readCsv('Pan 12",b\n1')).toEqual([
      { line: 1, fields: ['Pan 12"', 'b'] },
      { line: 2, fields: ['1'] },
    ]);
  });

  it('reports an unclosed quote', () => {
    expect(() => readCsv('a\nb\n"c')).toThrow('line 3');
    expect(() => readCsv('a\r\n"b\r\nb"\r\n\r\n"c\r\nd\r\n')).toThrow('line 5');
  });

  it('round-trips any records', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', 'ب', ' '), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 }), (rows) => {
        const text = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        expect(readCsv(text).map(({ fields }) => fields)).toEqual(rows);
      }),
    );
  });
});
