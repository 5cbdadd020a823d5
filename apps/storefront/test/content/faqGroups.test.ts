import { expect, it } from 'vitest';
import { faqJsonLd, matchingGroups } from '../../src/features/content/faqGroups.js';

type Group = Parameters<typeof matchingGroups>[0][number];

const group = (slug: string, ...questions: [question: string, html: string][]): Group => ({
  slug,
  title: slug,
  image: null,
  intro: '',
  note: '',
  reviewed: null,
  sources: [],
  closing: '',
  category: null,
  notice: false,
  questions: questions.map(([question, html], index) => ({
    id: `${slug}-${index}`,
    subcategories: [],
    products: [],
    question,
    html,
  })),
});
const groups = [
  group(
    'delivery',
    ['How long does delivery take?', '<p>One to two <strong>working</strong> days in Dubai.</p>'],
    ['Is delivery free?', '<p>From AED 99.</p>'],
  ),
  group(
    'الإرجاع',
    ['كيف أُرجِع مُنتَجًا؟', '<p>خلال ١٥ يومًا من الاستلام.</p>'],
    ['هل الإرجاع مجاني؟', '<p>نعم، إن كان المنتج معيبًا.</p>'],
  ),
];
const idsFor = (filter: string) =>
  matchingGroups(groups, filter).flatMap(({ questions }) => questions.map(({ id }) => id));

it.each([
  ['a word of the question', 'free', ['delivery-1']],
  ['a word of the answer, whatever its case', 'DUBAI', ['delivery-0']],
  ['words in any order', 'days delivery', ['delivery-0']],
  ['only questions with all words', 'dubai free', []],
  ['no markup', 'strong', []],
  ['Arabic without diacritics', 'ارجع منتجا', ['الإرجاع-0']],
  ['variants of Arabic letters', 'مجانى', ['الإرجاع-1']],
  ['an Arabic word with its article while it is typed', 'الاس', ['الإرجاع-0']],
  ['Western and Arabic-Indic digits', '15', ['الإرجاع-0']],
])('finds %s', (_what, filter, ids) => {
  expect(idsFor(filter)).toEqual(ids);
});

it('leaves out groups without a match, and shows all of them without a filter', () => {
  expect(matchingGroups(groups, 'free').map(({ slug }) => slug)).toEqual(['delivery']);
  expect(matchingGroups(groups, '  ')).toEqual(groups);
});

it('separates the entries of a list in plain text', () => {
  const answer = '<p>Call for:</p><ul><li>Fever</li>\n<li>Pain</li></ul>';
  expect(faqJsonLd([group('signs', ['Which signs?', answer])])).toMatchObject({
    mainEntity: [{ acceptedAnswer: { text: 'Call for: Fever; Pain' } }],
  });
});

it('lists every question with its answer as plain text', () => {
  const data = faqJsonLd(groups) as { mainEntity: unknown[] };
  expect(data).toMatchObject({ '@type': 'FAQPage' });
  expect(data.mainEntity).toHaveLength(4);
  expect(data.mainEntity[0]).toEqual({
    '@type': 'Question',
    name: 'How long does delivery take?',
    acceptedAnswer: { '@type': 'Answer', text: 'One to two working days in Dubai.' },
  });
});
