import { describe, expect, it } from 'vitest';
import { documentProblems } from '../scripts/content/rules.mjs';
import { parseDocument } from '../scripts/content/read.mjs';
import { contextOf, counterparts } from './fixture.js';

type Change = (text: string) => string;
const replacing =
  (from: string | RegExp, to: string): Change =>
  (text) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`The fixture does not hold ${from}`);
    return changed;
  };
const inBoth = (change: Change) => ({ en: change, ar: change });

/** Adds cards of warning signs. */
const cards = (...titles: string[]): Change =>
  replacing(
    /(?=\n\n(?:General information|معلومات عامة))/,
    `\n\n${titles.map((title, i) => `${i + 1}. ${title}\n\n   Fever.`).join('\n\n')}`,
  );
const call = { en: '**[Call 998 now](tel:998)**', ar: '**[اتصلي الآن بالرقم 998](tel:998)**' };

async function problemsOf(documents: ReturnType<typeof counterparts>) {
  return documentProblems(await contextOf(documents));
}

describe('documents', () => {
  it('accepts valid documents', async () => {
    expect(await problemsOf(counterparts())).toEqual([]);
  });

  it('accepts warning signs ranked by their words', async () => {
    const ranked = {
      en: cards(call.en, '_**See a doctor now, day or night**_', '**See a doctor today**', '_Make an appointment_'),
      ar: cards(call.ar, '_**راجعي الطبيب الآن، ليلًا أو نهارًا**_', '**راجعي الطبيب اليوم**', '_احجزي موعدًا_'),
    };
    expect(await problemsOf(counterparts(ranked))).toEqual([]);
  });

  const cases: [rule: string, change: Parameters<typeof counterparts>[0], complaint: RegExp][] = [
    [
      'a key that its counterpart lacks',
      { ar: replacing('order: 1', 'order: 1\nkind: card') },
      /differs from its counterpart in the key kind/,
    ],
    [
      'a list shorter than its counterpart’s',
      { ar: replacing('related: [burping]', 'related: [burping, colic]') },
      /differs from its counterpart in the key related/,
    ],
    ['another order than its counterpart', { ar: replacing('order: 1', 'order: 2') }, /has 2 for order/],
    [
      'another picture than its counterpart',
      { ar: replacing('image: vaccination', 'image: mother-baby') },
      /has "mother-baby" for image/,
    ],
    ['other headings than its counterpart', { ar: replacing('## ما', '### ما') }, /other headings/],
    ['a dead inside link', inBoth(replacing('(/contact)', '(/contacts)')), /links to \/contacts/],
    ['a link with a language in it', inBoth(replacing('(/contact)', '(/en/contact)')), /links to \/en\/contact/],
    [
      'an unknown tab of the About page',
      inBoth(replacing('(/contact)', '(/about?active=team)')),
      /links to \/about\?active=team/,
    ],
    ['a link to an unknown phone number', inBoth(replacing('(/contact)', '(tel:9980)')), /links to tel:9980/],
    ['a link without encryption', inBoth(replacing('(/contact)', '(http://example.com)')), /links to http:/],
    [
      'a picture that does not exist',
      inBoth(replacing('image: vaccination', 'image: unicorn')),
      /names the picture unicorn, which does not exist; a new one needs a row in index\.csv/,
    ],
    ['a picture without alternative text', inBoth(replacing('imageAlt: A', 'imageAlt: ""')), /has no imageAlt/],
    ['health advice without sources', inBoth(replacing(/sources:\n.*\n/, 'sources: []\n')), /names no sources/],
    [
      'a source without a link',
      inBoth(replacing('UNICEF', 'Aunt Mona')),
      /names the source Aunt Mona, which sources.mjs does not know/,
    ],
    ['health advice without a day of review', inBoth(replacing('reviewed: 2026-11-20\n', '')), /has no day of review/],
    [
      'health advice without the closing line',
      { en: replacing('General', 'Some') },
      /does not end with the general-information line: General information, not medical advice\. In an emergency/,
    ],
    [
      'a masculine verb of the company',
      { ar: replacing('احملي', 'تلتزم به مهد، ويلتزم به مهد. احملي') },
      /masculine verb/,
    ],
    ['Arabic-Indic digits', { ar: replacing('احملي', 'احملي ٣ مرات') }, /uses Arabic-Indic digits/],
    [
      'a Latin question mark after Arabic',
      { ar: replacing('منكِ.', 'منكِ?') },
      /Latin comma, semicolon or question mark/,
    ],
    [
      'a word in braces that nobody supplies',
      inBoth(replacing('/contact)', '/contact) {nickname}')),
      /asks for \{nickname\}/,
    ],
    [
      'a related text that does not exist',
      inBoth(replacing('[burping]', '[burbing]')),
      /is related to burbing, which is neither a product, a text of breastfeeding-advisor, blog, good-to-know, nor a part/,
    ],
    [
      'a related product that may not be promoted',
      inBoth(replacing('[burping]', '[wide-neck-nipple]')),
      /promotes wide-neck-nipple/,
    ],
    [
      'a related text that is the next article',
      inBoth(replacing('related: [burping]', 'next: burping\nrelated: [burping]')),
      /repeats its neighbor burping as related/,
    ],
    [
      'a related text that is the previous article',
      inBoth(replacing('related: [burping]', 'previous: burping\nrelated: [burping]')),
      /repeats its neighbor burping as related/,
    ],
    [
      'a menu label that is too long',
      { en: replacing('menu: Colic', 'menu: Everything about colic') },
      /no menu label/,
    ],
    [
      'a description that is too short',
      { en: replacing(/description: ".*"/, 'description: Colic') },
      /description of 5 characters/,
    ],
    [
      'a summary that is too long',
      {
        en: replacing(
          'summary: It passes.',
          'summary: It is hard to bear, it is nobody’s fault, and one day it passes.',
        ),
      },
      /no summary/,
    ],
    ['a folded text without a summary', inBoth(replacing(/^summary: .*$/m, '')), /no summary/],
    [
      'the title of another text',
      { en: replacing('title: Colic', 'title: Burping') },
      /en\/good-to-know\/colic.md has the title of good-to-know\/burping/,
    ],
    [
      'the description of another text',
      { ar: replacing('الأشهر الأولى: ما المغص', 'الأشهر الأولى: ما التجشئة') },
      /ar\/good-to-know\/colic.md has the description of good-to-know\/burping/,
    ],
    ['HTML in a text', { en: replacing('Hold', '<b>Hold</b>') }, /holds HTML/],
    ['a picture in a text', { en: replacing('Hold', '![x](/contact) Hold') }, /holds a picture/],
    ['a first-level heading', inBoth(replacing('## ', '# ')), /neither second nor third level/],
    [
      'questions of a category that does not exist',
      inBoth(replacing('order: 1', 'order: 1\ncategory_slug: bottles')),
      /belongs to the category bottles/,
    ],
    [
      'a question without a subcategory',
      inBoth(replacing('order: 1', 'order: 1\ncategory_slug: skincare\nids: [a]')),
      /names no subcategory for the question a/,
    ],
    [
      'a question of another category',
      inBoth(replacing('order: 1', 'order: 1\ncategory_slug: skincare\nids: [a]\nsubcategories: {a: [breast-pumps]}')),
      /names the subcategory breast-pumps, which its category does not have/,
    ],
    [
      'a question about a product of another subcategory',
      inBoth(
        replacing(
          'order: 1',
          'order: 1\ncategory_slug: breastfeeding\nids: [a]\nsubcategories: {a: [breast-pumps]}\nproducts: {a: [nipple-cream]}',
        ),
      ),
      /names the product nipple-cream, which the subcategories of a do not have/,
    ],
    [
      'warning signs of today in the colour of later',
      { en: cards(call.en, '_Call the same day_') },
      /marks "Call the same day" as later/,
    ],
    [
      'warning signs of now in the colour of today',
      { en: cards(call.en, '**See a doctor now, day or night**') },
      /marks "See a doctor now, day or night" as today/,
    ],
    [
      'warning signs of today in the colour of now, in Arabic',
      { ar: cards(call.ar, '_**راجعي الطبيب اليوم**_') },
      /marks "راجعي الطبيب اليوم" as now/,
    ],
    [
      'warning signs of now below those of today',
      { en: cards(call.en, '**See a doctor today**', '_**Call at once**_') },
      /ranks "Call at once" too low/,
    ],
    [
      'warning signs of later in the colour of today, in Arabic',
      { ar: cards(call.ar, '**احجزي موعدًا**') },
      /marks "احجزي موعدًا" as today/,
    ],
    [
      'warning signs below less urgent ones',
      { en: cards(call.en, '_Make an appointment_', '**See a doctor today**') },
      /ranks "See a doctor today" too low/,
    ],
    [
      'warning signs of today in the colour of later, where nothing calls for 998',
      { en: cards('_**See a doctor now, day or night**_', '_See a doctor today_') },
      /marks "See a doctor today" as later/,
    ],
    [
      'warning signs that do not say how urgent they are',
      { en: cards(call.en, '**See a doctor**') },
      /says in "See a doctor" not how urgent it is/,
    ],
    [
      'warning signs with a text in two parts',
      { en: cards(call.en, '**See a doctor today**\n\n   Cough.') },
      /a card of warning signs without title and one text or list/,
    ],
    [
      'British spelling',
      { en: replacing('Hold', 'Sterilise, then hold') },
      /spells Sterilise the British way; write: -ize/,
    ],
    [
      'an abbreviation in Arabic without the full name',
      { ar: replacing('احملي', 'تنصح NHS بهذا. احملي') },
      /has NHS without the full name/,
    ],
    [
      'another boiling time',
      { en: replacing('Hold', 'Boil for 5 minutes. Hold') },
      /says Boil for 5 minutes, elsewhere it is 10/,
    ],
    ['another boiling time in Arabic', { ar: replacing('احملي', 'تُغلى 5 دقائق. احملي') }, /elsewhere it is 10/],
    [
      'another number of drops',
      { en: replacing('Hold', 'Use two or three drops of saline. Hold') },
      /elsewhere it is 1 or 2/,
    ],
    ['another descaling interval', { en: replacing('Hold', 'Descale it every four weeks. Hold') }, /elsewhere it is 2/],
    [
      'a sign of an emergency without the ambulance',
      { en: replacing('Hold', 'See a doctor today if your baby is limp. Hold') },
      /does not send to 998 for limp/,
    ],
    [
      'a sign of an emergency without the ambulance in Arabic',
      { ar: replacing('احملي', 'راجعي الطبيب اليوم إذا صعب إيقاظه. احملي') },
      /does not send to 998 for صعب إيقاظ/,
    ],
    [
      'a fever of the first months that may wait',
      { en: replacing('Hold', 'See a doctor today for 38 °C or more under three months. Hold') },
      /does not send to a doctor at once/,
    ],
    [
      'a fever of the first months that may wait in Arabic',
      { ar: replacing('احملي', 'راجعي الطبيب اليوم: دون ثلاثة أشهر مع 38 درجة مئوية أو أكثر. احملي') },
      /does not send to a doctor at once/,
    ],
    [
      'the drawing of another piece',
      inBoth(replacing('vaccination', 'burping')),
      /shows burping, the drawing of good-to-know\/burping/,
    ],
    [
      'a second picture without a place',
      inBoth(replacing('order: 1', 'order: 1\nsecondImage: burping\nsecondImageAlt: B\nsecondImageAfter: who-helps')),
      /shows its second picture after who-helps, which is no section of it/,
    ],
    ['fewer ids than questions', inBoth(replacing('order: 1', 'order: 1\nids: [a, b]')), /one id for each question/],
  ];

  it.each(cases)('rejects %s', async (_, change, complaint) => {
    expect((await problemsOf(counterparts(change))).join('\n')).toMatch(complaint);
  });

  it('rejects a document without its counterpart', async () => {
    expect(await problemsOf(counterparts().slice(0, 3))).toContain(
      'en/good-to-know/colic.md has no counterpart in the other language',
    );
  });

  it('rejects a blog post in one language only', async () => {
    const [english] = counterparts({ path: 'blog/colic' }).slice(2);
    const others = counterparts().slice(0, 2);
    expect(await problemsOf([...others, english!])).toContain(
      'en/blog/colic.md has no counterpart in the other language',
    );
  });

  it('rejects products that may not be promoted on the home page', async () => {
    const home = counterparts({
      path: 'home/index',
      ...inBoth(replacing('order: 1', 'order: 1\nhero:\n  - {slug: a, scene: bottles}')),
    });
    expect((await problemsOf(home)).join('\n')).toMatch(/shows bottles, which may not be promoted/);
    const product = counterparts({
      path: 'home/index',
      ...inBoth(replacing('image: vaccination', 'image: silicone-pacifier-s-1-piece')),
    });
    expect((await problemsOf(product)).join('\n')).toMatch(/shows silicone-pacifier-s-1-piece/);
  });

  it('throws without front matter', () => {
    expect(() => parseDocument('## Hello', 'en', 'faq/hello')).toThrow('en/faq/hello.md: there is no front matter');
  });
});
