import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { figures } from '../scripts/content/figures.mjs';
import { readBothLanguages } from '../scripts/content/read.mjs';
import { wordingProblems } from '../scripts/content/wording.mjs';
import { root } from './fixture.js';

const documents = await readBothLanguages(root);
const products = await readFile(join(root, 'catalogue/products.json'), 'utf8');

describe.each(['en', 'ar'] as const)('the figures of the texts (%s)', (language) => {
  const texts = documents.filter((document) => document.language === language).map(({ body }) => body);

  it.each(figures)('give the $name', ({ value, [language]: pattern }) => {
    const sentences = [...texts, products].flatMap((text) => [...text.matchAll(pattern)].map(([sentence]) => sentence));
    expect(sentences.length, 'a pattern that matches nothing checks nothing').toBeGreaterThan(0);
    expect(sentences.flatMap((sentence) => wordingProblems(sentence, language))).toEqual([]);
    expect(value).not.toBe('');
  });
});

it.each([
  ['en', 'Boil for five minutes.'],
  ['en', 'Use two or three drops of saline.'],
  ['en', 'Descale the sterilizer every four weeks.'],
  ['en', 'Milk keeps up to 6 hours in a room at 25 °C.'],
  ['en', 'It keeps up to 5 days in the fridge.'],
  ['en', 'In an insulated bag it keeps up to 12 hours.'],
  ['en', 'Use thawed milk within 48 hours.'],
  ['en', 'They feed 6 to 10 times in 24 hours.'],
  ['en', 'Take 800 micrograms of folic acid.'],
  ['en', 'Give 200 IU of vitamin D.'],
  ['en', 'Keep caffeine below 300 mg a day.'],
  ['en', 'A smear of toothpaste with 500 ppm.'],
  ['en', 'Please call 997.'],
  ['en', 'The line is 8009999.'],
  ['ar', 'تُغلى 5 دقائق.'],
  ['ar', 'من قطرتين إلى ثلاث قطرات من المحلول الملحي.'],
  ['ar', 'يبقى حتى 6 ساعات في غرفة حرارتها 25 درجة مئوية.'],
  ['ar', 'ويبقى حتى 5 أيام في الثلاجة.'],
  ['ar', 'في حقيبة عازلة يبقى حتى 12 ساعة.'],
  ['ar', 'استعملي الحليب المذاب خلال 48 ساعة.'],
  ['ar', 'يرضع من 6 إلى 10 مرات في 24 ساعة.'],
  ['ar', 'تناولي 800 ميكروغرام من حمض الفوليك.'],
  ['ar', 'أعطيه 200 وحدة دولية من فيتامين د.'],
  ['ar', 'لا تتجاوزي 300 ملغ في اليوم.'],
  ['ar', 'معجون فيه 500 جزء في المليون.'],
  ['ar', 'اتصلي بالرقم 997.'],
] as const)('a text with another figure is rejected (%s): %s', (language, text) => {
  expect(wordingProblems(text, language)).toHaveLength(1);
});
