import { describe, expect, it } from 'vitest';
import { documentProblems } from '../scripts/content/rules.mjs';
import { parseDocument } from '../scripts/content/read.mjs';
import { contextOf, twins } from './fixture.js';

type Change = (text: string) => string;
const replacing =
  (from: string | RegExp, to: string): Change =>
  (text) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`The fixture does not hold ${from}`);
    return changed;
  };
const inBoth = (change: Change) => ({ en: change, ar: change });

async function problemsOf(documents: ReturnType<typeof twins>) {
  return documentProblems(await contextOf(documents));
}

describe('documents', () => {
  it('finds nothing wrong with good twins', async () => {
    expect(await problemsOf(twins())).toEqual([]);
  });

  const cases: [rule: string, change: Parameters<typeof twins>[0], complaint: RegExp][] = [
    [
      'a key that its twin lacks',
      { ar: replacing('order: 1', 'order: 1\nkind: card') },
      /differs from its twin in the key kind/,
    ],
    [
      'a list shorter than its twin’s',
      { ar: replacing('related: [burping]', 'related: [burping, colic]') },
      /differs from its twin in the key related/,
    ],
    ['another order than its twin', { ar: replacing('order: 1', 'order: 2') }, /has 2 for order/],
    [
      'another picture than its twin',
      { ar: replacing('image: doctor-visit', 'image: mother-baby') },
      /has "mother-baby" for image/,
    ],
    ['other headings than its twin', { ar: replacing('## ما', '### ما') }, /other headings/],
    ['a dead inside link', inBoth(replacing('(/contact)', '(/contacts)')), /links to \/contacts/],
    ['a link with a language in it', inBoth(replacing('(/contact)', '(/en/contact)')), /links to \/en\/contact/],
    [
      'an unknown tab of the About page',
      inBoth(replacing('(/contact)', '(/about?active=team)')),
      /links to \/about\?active=team/,
    ],
    ['a link without encryption', inBoth(replacing('(/contact)', '(http://example.com)')), /links to http:/],
    [
      'a picture that does not exist',
      inBoth(replacing('image: doctor-visit', 'image: unicorn')),
      /names the picture unicorn/,
    ],
    ['a picture without alternative text', inBoth(replacing('imageAlt: A', 'imageAlt: ""')), /has no imageAlt/],
    ['health advice without sources', inBoth(replacing(/sources:\n.*\n/, 'sources: []\n')), /names no sources/],
    ['health advice without a day of review', inBoth(replacing('reviewed: 2026-11-20\n', '')), /has no day of review/],
    [
      'health advice without the closing line',
      { en: replacing('General', 'Some') },
      /does not end with the general-information line/,
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
    ['a related text that does not exist', inBoth(replacing('[burping]', '[burbing]')), /is related to burbing/],
    [
      'a related product that may not be promoted',
      inBoth(replacing('[burping]', '[wide-neck-nipple]')),
      /promotes wide-neck-nipple/,
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
    ['fewer ids than questions', inBoth(replacing('order: 1', 'order: 1\nids: [a, b]')), /one id for each question/],
  ];

  it.each(cases)('refuses %s', async (_, change, complaint) => {
    expect((await problemsOf(twins(change))).join('\n')).toMatch(complaint);
  });

  it('refuses a document without its twin', async () => {
    expect(await problemsOf(twins().slice(0, 3))).toContain(
      'en/good-to-know/colic.md has no twin in the other language',
    );
  });

  it('lets blog posts be English only, and nothing else of the blog', async () => {
    const [english] = twins({ path: 'blog/colic' }).slice(2);
    const [index] = twins({ path: 'blog/_about' }).slice(2);
    const others = twins().slice(0, 2);
    expect(await problemsOf([...others, english!])).toEqual([]);
    expect(await problemsOf([...others, index!])).toContain('en/blog/_about.md has no twin in the other language');
  });

  it('keeps goods that may not be promoted off the home page', async () => {
    const home = twins({
      path: 'home/index',
      ...inBoth(replacing('order: 1', 'order: 1\nhero:\n  - {slug: a, scene: bottles}')),
    });
    expect((await problemsOf(home)).join('\n')).toMatch(/shows bottles, which may not be promoted/);
    const product = twins({
      path: 'home/index',
      ...inBoth(replacing('image: doctor-visit', 'image: silicone-pacifier-s-1-piece')),
    });
    expect((await problemsOf(product)).join('\n')).toMatch(/shows silicone-pacifier-s-1-piece/);
  });

  it('reads no document without front matter', () => {
    expect(() => parseDocument('## Hello', 'en', 'faq/hello')).toThrow('en/faq/hello.md: there is no front matter');
  });
});
