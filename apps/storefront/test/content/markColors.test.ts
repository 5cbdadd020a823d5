import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markColors } from '../../src/features/content/BrandMarks.styles.js';

const content = join(import.meta.dirname, '../../../../packages/content');

test.each(['en', 'ar'])('the swatches are in the order of the codes in the text (%s)', (language) => {
  const text = readFileSync(join(content, language, 'about/logo.md'), 'utf8');
  expect(text.match(/#[0-9A-F]{6}/g)?.map((code) => code.toLowerCase())).toEqual(markColors);
});
