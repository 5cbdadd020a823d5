import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildContent } from '../scripts/content/build.mjs';
import {
  articleCategories,
  articles,
  blogs,
  catalogue,
  contentVersion,
  faqs,
  filmFolder,
  goodToKnow,
  pageOf,
  pages,
  productFaqs,
  videos,
  widgets,
  type Entry,
} from '../src/index.js';
import { root } from './fixture.js';

describe('the generated files', () => {
  it('are up to date (npm --prefix packages/content run build)', { timeout: 30_000 }, async () => {
    const { files, captions, problems } = await buildContent(root);
    expect(problems).toEqual([]);
    for (const [folder, texts] of [
      ['src/generated', files],
      [filmFolder, captions],
    ] as const) {
      for (const [name, text] of Object.entries(texts)) {
        expect(await readFile(join(root, folder, name), 'utf8'), name).toBe(text);
      }
    }
  });

  it('have a version', () => {
    expect(contentVersion).toMatch(/^[0-9a-f]{12}$/);
  });
});

describe('months', () => {
  const entriesOf = (page: string) =>
    (pageOf(page)?.content.en.entries ?? []).filter((entry): entry is Entry => 'kind' in entry);
  const isProduct = (route: string) => catalogue.products.some((product) => product.route === route);

  it('of the first year lead to three texts', () => {
    const months = entriesOf('baby-care').filter(({ kind }) => kind === 'age');
    expect(months).toHaveLength(13);
    for (const { slug, related } of months)
      expect(related.filter((route) => !isProduct(route)).length, slug).toBeGreaterThanOrEqual(3);
  });

  it('of pregnancy lead to two or three texts for their stage', () => {
    const always = ['first-time-father/before-birth', 'post-pregnancy-care/rights-at-work'];
    const late = [
      'third-trimester-sleep',
      'hospital-bag-for-a-uae-birth',
      'positions-and-latch',
      'the-first-hour-and-colostrum',
      'first-time-father/in-the-delivery-room',
      'post-pregnancy-care/recovery',
    ];
    const months = entriesOf('stages-of-pregnancy').filter(({ kind }) => kind === 'month');
    expect(months).toHaveLength(10);
    for (const { slug, month = 0, related } of months) {
      const texts = related.filter((route) => !isProduct(route));
      expect([2, 3], slug).toContain(texts.length);
      // The sixth month is the last one before the third trimester.
      const fitting = month >= 6 ? [...always, ...late] : always;
      for (const text of texts) expect(fitting, slug).toContain(text);
    }
  });

  it('of pregnancy have products for the mother, which their trimester names', () => {
    for (const { slug, related } of entriesOf('stages-of-pregnancy').filter(({ kind }) => kind === 'trimester')) {
      expect(related.length, slug).toBeGreaterThanOrEqual(2);
      expect(
        related.filter((route) => !isProduct(route)),
        slug,
      ).toEqual([]);
    }
  });

  it('of the first weeks and of the fourth month name products of their own', () => {
    const productsOf = (name: string) =>
      entriesOf('baby-care')
        .find(({ slug }) => slug === name)
        ?.related.filter(isProduct);
    expect(productsOf('month-0')).not.toEqual(productsOf('month-3'));
    expect(productsOf('month-3')).not.toEqual([]);
  });
});

describe('pages', () => {
  it('exist for every editorial route', () => {
    expect(pages.map(({ slug }) => slug).sort()).toEqual(
      [
        'home',
        'about',
        'mother-baby-world',
        'good-to-know',
        'breastfeeding-advisor',
        'blog',
        'video',
        'contact',
        'faq',
        'product-faqs',
        'stages-of-pregnancy',
        'post-pregnancy-care',
        'baby-care',
        'first-time-father',
        'disclosure-policy',
        'privacy-protection-policy',
        'social-media-policy',
        'term-of-use',
        'shipping-return-policy',
        'return-refund-policy',
        'official-social-media-list',
        'subsidiaries',
        'sitemap',
        'bottlefeeding',
        'limited-time-offer',
      ].sort(),
    );
    expect(new Set(pages.map(({ _id }) => _id)).size).toBe(pages.length);
  });

  it.each(['en', 'ar'] as const)('show how big the baby is in each month of pregnancy (%s)', (language) => {
    const months = (pageOf('stages-of-pregnancy')?.content[language].entries ?? []).flatMap((entry) =>
      'kind' in entry && entry.kind === 'month' ? [entry] : [],
    );
    expect(months).toHaveLength(10);
    const sizes = months.flatMap(({ month, pictures = [] }) => pictures.map((picture) => ({ month, ...picture })));
    for (const { month, id, image } of sizes) {
      expect(id).toBe('your-baby');
      // The month ends with the week that the caption names.
      expect(image.alt).toMatch(new RegExp(`^(Week|الأسبوع)\u00a0${Number(month) * 4}: `));
    }
    expect(new Set(sizes.map(({ image }) => image.name)).size).toBe(10);
  });

  it.each(['en', 'ar'] as const)('tell each month of pregnancy in short items with openers (%s)', (language) => {
    const months = (pageOf('stages-of-pregnancy')?.content[language].entries ?? []).flatMap((entry) =>
      'kind' in entry && entry.kind === 'month' && 'blocks' in entry ? [entry] : [],
    );
    for (const { slug, blocks } of months)
      for (const { id, html } of blocks.slice(0, 4)) {
        const items = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => item);
        // Two sentences may stay a paragraph.
        if (items.length === 0) expect(html.match(/[.؟?](?=[\s<])/g)?.length, `${slug}, ${id}`).toBeLessThanOrEqual(2);
        for (const item of items) {
          expect(item).toMatch(/^<strong>[^<:]{2,30}:<\/strong> [^<]+$/);
          // About three lines of a phone.
          expect(item.replace(/<[^>]*>|\p{M}/gu, '').length, item).toBeLessThanOrEqual(100);
        }
        // The caption of the drawing tells the size.
        if (id === 'your-baby') expect(html).not.toMatch(/meters|grams?\b|متر|غرام/);
      }
  });

  it('name 998 once in a box that says to call it', () => {
    const box = /<a href=\\"tel:998\\">[^<]*<\/a><\/strong><\/p>\\n<p>([^<]*)<\/p>/g;
    const texts = [...JSON.stringify([pages, articles, blogs, goodToKnow]).matchAll(box)].map(([, text]) => text);
    expect(texts.length).toBeGreaterThan(80);
    expect(texts.filter((text) => text?.includes('998'))).toEqual([]);
  });

  it('have one paragraph of introduction', () => {
    for (const { slug, content } of pages)
      for (const { intro = '' } of [content.en, content.ar])
        expect(intro.match(/<p>/g)?.length ?? 0, slug).toBeLessThanOrEqual(1);
  });

  it.each(['en', 'ar'] as const)('lead from the questions to the contact page (%s)', (language) => {
    expect(pageOf('faq')?.content[language].intro).toContain('<a href="/contact">');
  });

  it('speak to the reader in Arabic policies', () => {
    const policies = pages.filter(({ slug }) => /-policy$|^term-of-use$/.test(slug));
    expect(policies).toHaveLength(6);
    for (const { slug, content } of policies) expect(content.ar.html, slug).not.toMatch(/العميل|يُرجى/);
  });

  it('can be found by slug and by id', () => {
    const about = pageOf('about');
    expect(about?._id).toMatch(/^[0-9a-f]{24}$/);
    expect(pageOf(about?._id ?? '')).toBe(about);
    expect(pageOf('nowhere')).toBeUndefined();
  });

  it('list the About tabs in order', () => {
    expect(pageOf('about')?.content.ar.entries?.map(({ slug }) => slug)).toEqual([
      'about',
      'pigeon-way',
      'mission',
      'logo',
      'message',
    ]);
  });

  it('have ten months, three trimesters and thirteen ages, split at their headings', () => {
    const stages = (slug: string, kind: string) =>
      pageOf(slug)?.content.ar.entries?.filter((entry) => 'kind' in entry && entry.kind === kind) ?? [];
    expect(stages('stages-of-pregnancy', 'month')).toHaveLength(10);
    expect(stages('stages-of-pregnancy', 'trimester')).toHaveLength(3);
    const ages = stages('baby-care', 'age');
    expect(ages).toHaveLength(13);
    for (const age of ages)
      expect('blocks' in age && age.blocks.map(({ id }) => id)).toEqual([
        'feeding',
        'development-and-growth',
        'caring-for-your-baby',
        'what-is-normal',
        'what-you-can-do',
        'when-to-call',
      ]);
    for (const age of ages) expect(age.note).toContain('998');
  });

  it('rank the warning signs of every age: 998, a doctor now, a doctor today', () => {
    const ranks = (language: 'en' | 'ar') =>
      (pageOf('baby-care')?.content[language].entries ?? []).flatMap((entry) => {
        const block = 'blocks' in entry && entry.kind === 'age' && entry.blocks.find(({ id }) => id === 'when-to-call');
        return block
          ? [
              [...block.html.matchAll(/<li><p>(?:<em>)?<strong>(.*?)<\/strong>(?:<\/em>)?<\/p>\s*<p>[^<]+<\/p>/g)].map(
                ([, rank]) => rank,
              ),
            ]
          : [];
      });
    expect(ranks('en')).toEqual(
      Array.from({ length: 13 }, () => [
        '<a href="tel:998">Call\u00a0998 now</a>',
        'See a doctor now, day or night',
        'See a doctor today',
      ]),
    );
    expect(ranks('ar')).toEqual(
      Array.from({ length: 13 }, () => [
        '<a href="tel:998">اتصلي الآن بالرقم\u00a0998</a>',
        'راجعي الطبيب الآن، ليلًا أو نهارًا',
        'راجعي الطبيب اليوم',
      ]),
    );
  });

  it('name each step of urgency the same way in articles and posts', () => {
    const others = {
      en: /the same day<|Call (?:or see )?(?:a|the|your) doctor/,
      ar: /في اليوم نفسه<|اتصلي بالطبيب|اتصلي بطبيبكِ الآن/,
    };
    for (const piece of [...articles, ...blogs])
      for (const language of ['en', 'ar'] as const) {
        const titles = [...piece[language].html.matchAll(/<li><p>(?:<em>)?<strong>(?!<a)[^<]*</g)].join();
        expect(titles, `${piece.slug}, ${language}`).not.toMatch(others[language]);
      }
  });

  it('show what can wait at every age as the last of its signs, too', () => {
    for (const language of ['en', 'ar'] as const)
      for (const entry of pageOf('baby-care')?.content[language].entries ?? []) {
        if (!('blocks' in entry) || entry.kind !== 'age') continue;
        const signs = entry.blocks.find(({ id }) => id === 'when-to-call')?.html;
        expect(signs, `${entry.slug}, ${language}`).toMatch(
          /<li><p><em>[^<]+<\/em><\/p>\s*<p>[^<]+<\/p>\s*<\/li>\s*<\/ol>/,
        );
      }
  });

  it.each(['en', 'ar'] as const)('describe every age in short points that name their subjects (%s)', (language) => {
    for (const entry of pageOf('baby-care')?.content[language].entries ?? []) {
      if (!('blocks' in entry) || entry.kind !== 'age') continue;
      for (const { id, html } of entry.blocks.slice(0, 4)) {
        const where = `${entry.slug}, ${id}`;
        // A line may introduce them.
        expect(html, where).toMatch(/^(?:<p>[^<]{1,60}:<\/p>\s*)?<ul>[\s\S]*<\/ul>$/);
        for (const [, point = ''] of html.matchAll(/<li>([\s\S]*?)<\/li>/g)) {
          expect(point, where).toMatch(/^<strong>[^<]{2,32}:<\/strong> \S/);
          // Three lines on a phone.
          expect(point.replace(/<[^>]*>|\p{M}/gu, '').length, `${where}: ${point}`).toBeLessThanOrEqual(120);
        }
      }
    }
  });

  it('have the same anchors in both languages', () => {
    const anchors = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    for (const page of pages) expect(anchors(page.content.ar.html), page.slug).toEqual(anchors(page.content.en.html));
    for (const article of articles) expect(anchors(article.ar.html), article.slug).toEqual(anchors(article.en.html));
  });

  it('have hero scenes on home with an alternative text in the language of the page', () => {
    expect(widgets.home.en.hero.map(({ art }) => art.name)).toEqual(['skincare', 'hygiene', 'breastfeeding']);
    for (const { art } of widgets.home.ar.hero) expect(art.alt).toMatch(/^\p{Script=Arabic}/u);
  });

  it('have short home panels: headings of up to 7 words, texts of up to 25', () => {
    for (const { hero, html } of [widgets.home.en, widgets.home.ar]) {
      for (const { title, text } of hero) {
        expect(title.split(' ').length, title).toBeLessThanOrEqual(7);
        expect(text.split(' ').length, text).toBeLessThanOrEqual(25);
      }
      expect(html.split(' ').length).toBeLessThan(95);
    }
  });

  it('lead from Mother & Baby World to every guide, in groups of three', () => {
    type Link = { href: string };
    const world = pages.find(({ slug }) => slug === 'mother-baby-world')?.content.ar;
    const { groups, teaser } = world as unknown as { groups: { cards: Link[] }[]; teaser: Link };
    const links = groups.flatMap(({ cards }) => cards.map(({ href }) => href));
    // No two doors to the same place.
    expect([...links, teaser.href]).toEqual([
      '/stages-of-pregnancy#trimesters',
      '/stages-of-pregnancy',
      '/post-pregnancy-care',
      '/baby-care',
      '/breastfeeding-advisor',
      '/first-time-father',
      '/good-to-know',
      '/blog',
      '/video',
      '/faq',
    ]);
    expect(groups.map(({ cards }) => cards.length)).toEqual([3, 3, 3]);
  });

  it('link from the header to every category and from the footer to every policy', () => {
    expect(widgets.header.ar.links[0]?.children.map(({ href }) => href)).toEqual(
      catalogue.categories.map(({ slug }) => `/products/${slug}`),
    );
    expect(widgets.footer.en.policies.map(({ href }) => href)).toContain('/term-of-use');
    expect(widgets.footer.ar.policies.every(({ label }) => /\p{Script=Arabic}/u.test(label))).toBe(true);
  });
});

describe('lists', () => {
  it('link the articles in one sequence', () => {
    const first = articles.filter(({ previous }) => previous === null);
    expect(first).toHaveLength(1);
    const chain: string[] = [];
    for (let at = first[0]; at; at = articles.find(({ slug }) => slug === at?.next)) chain.push(at.slug);
    expect(chain.sort()).toEqual(articles.map(({ slug }) => slug).sort());
  });

  it('list every article in its category', () => {
    expect(articleCategories.flatMap((category) => category.articles).sort()).toEqual(
      articles.map(({ slug }) => slug).sort(),
    );
    expect(articles.find(({ slug }) => slug === 'how-to-feed-a-baby-by-bottle')).toMatchObject({
      category: 'breastmilk-wonders',
      category_id: 'bottle-feeding',
    });
  });

  it('have an id, a text and an answer for every question in both languages', () => {
    for (const group of [...faqs, ...productFaqs]) {
      expect(group.ar.questions.map(({ id }) => id)).toEqual(group.en.questions.map(({ id }) => id));
      for (const { id, question, html } of [...group.en.questions, ...group.ar.questions]) {
        expect(id).toMatch(/^[a-z0-9-]+$/);
        expect(question).not.toBe('');
        expect(html).toMatch(/^<(p|ul|ol|div)/);
        expect(html).not.toContain('<h2');
      }
    }
    expect(productFaqs.find(({ category }) => category === 'bottlefeeding')?.notice).toBe(true);
  });

  it('have blogs in Arabic, good-to-know texts in an order, and videos with a film of the shop or a URL', () => {
    for (const { ar } of blogs) expect(ar.html).toMatch(/\p{Script=Arabic}/u);
    const places = goodToKnow.map(({ order }) => order);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect([blogs.length, places.length, videos.videos.length]).not.toContain(0);
    for (const { url, film, seconds, ar } of videos.videos) {
      expect(url ?? film).not.toBeNull();
      if (url === null) expect(seconds).toBeLessThanOrEqual(40);
      expect(ar.transcript.length).toBeGreaterThan(3);
      expect(ar.poster.alt).toMatch(/\p{Script=Arabic}/u);
    }
  });
});
