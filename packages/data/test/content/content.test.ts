import type { Article, ArticleCategory, Artwork, Blog, GoodToKnow, Page, VideoLibrary, Widget } from '@mahd/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  articleCategoriesQuery,
  articleCategoryQuery,
  articleQuery,
  blogQuery,
  blogsQuery,
  officesQuery,
  goodToKnowQuery,
  headerQuery,
  homeQuery,
  pageQuery,
  pagesQuery,
  toArticleCard,
  videosQuery,
} from '../../src/content/index.js';
import { HttpError } from '../../src/http/index.js';
import { createShopStore } from '../../src/store/index.js';
import { fakeServer } from '../fakeServer.js';

const artwork = (alt: string): Artwork => ({
  kind: 'illustration',
  name: 'a',
  alt,
  path: 'illustrations/a.svg',
  width: 1200,
  height: 900,
  mirror: true,
});
const pieceText = (title: string) => ({
  title,
  menu: title,
  description: `${title}.`,
  image: artwork(title),
  intro: '',
  body: `<p>${title}</p>`,
  note: '',
  sources: [{ name: 'WHO', topic: 'x' }],
});
const secondPicture = (alt: string, caption: string) => ({
  second_image: artwork(alt),
  second_image_after: 'signs',
  second_image_caption: caption,
});
const identity = {
  _id: '0000000000000000000000c1',
  route: 'latch',
  order: 1,
  reviewed: '2026-11-20',
  related: ['pump'],
};
const article: Article = {
  ...identity,
  ...pieceText('Latch'),
  id: 'latch',
  category: 'getting-started',
  category_id: 'x',
  previous: null,
  next: 'positions',
  ...secondPicture('Second', 'Deep'),
  summary: 'A good latch.',
  reading_minutes: 3,
  arabic: {
    ...pieceText('الالتقام'),
    summary: 'التقام صحيح.',
    reading_minutes: 4,
    ...secondPicture('ثانية', 'عميق'),
  },
};
const category: ArticleCategory = {
  _id: identity._id,
  id: 'getting-started',
  slug: 'getting-started',
  route: 'getting-started',
  order: 1,
  link_text: 'Old Link',
  name: 'Getting started',
  menu: 'Start',
  description: 'd',
  intro: '',
  image: artwork('c'),
  arabic: { name: 'البداية', menu: 'بداية', description: 'وصف', intro: '', image: artwork('ف') },
  article: [article],
};
const blog: Blog = {
  ...identity,
  ...pieceText('Teeth'),
  ...secondPicture('Mouth', ''),
  arabic: { ...pieceText('الأسنان'), ...secondPicture('فم', ''), second_image: null, reading_minutes: 5 },
  date: '2026-01-02',
  reading_minutes: 4,
  tags: ['teeth'],
};
const good: GoodToKnow = {
  ...identity,
  ...pieceText('Colic'),
  summary: 'It passes.',
  reading_minutes: 1,
  arabic: { ...pieceText('المغص'), summary: 'سيمضي.', reading_minutes: 2 },
};
const video = { title: 'Film', description: 'd', poster: artwork('p'), transcript: ['one'] };
const videos: VideoLibrary = {
  categories: [{ id: 'care', name: 'Care', arabic: { name: 'عناية' } }],
  data: [
    {
      id: 'v',
      category: 'care',
      shop_category: 'skincare',
      seconds: 60,
      url: null,
      film: null,
      ...video,
      arabic: { ...video, title: 'فيلم' },
    },
  ],
  reviewed: '2026-11-20',
  note: '',
  sources: [],
  arabic: { note: 'ملاحظة', sources: [] },
};
const pages: Page[] = [{ _id: '0000000000000000000000d1', slug: 'about', name: 'About', arabic: { name: 'عن مهد' } }];
const widget = (content: unknown): Widget[] => [
  { _id: 'a', page_id: 'a', name: 'older', widget_content: 'not this one' },
  { _id: 'b', page_id: 'b', name: 'last', widget_content: content },
];
const homeOf = (title: string) => ({
  ...pieceText(title),
  html: `<p>${title}</p>`,
  hero: [
    {
      slug: 'purpose',
      title,
      text: 't',
      linkLabel: 'l',
      href: '/x',
      image: artwork('h'),
      art: { name: 's', ltr: artwork(''), rtl: artwork(''), mobile: artwork(''), alt: 'scene' },
    },
  ],
  imageMenu: [],
  promos: [],
  help: [],
});

const answers: Record<string, unknown> = {
  '/api/auth/pages': pages,
  '/api/auth/all_widgets/home': widget({ en: homeOf('Home'), ar: homeOf('الرئيسية') }),
  '/api/auth/all_widgets/header': widget({
    en: { links: [{ slug: 'a', label: 'A', href: '/a', children: [] }] },
    ar: { links: [] },
  }),
  '/api/auth/all_widgets/footer': widget({
    en: { regions: [{ name: 'UAE', offices: [{ name: 'Mahd UAE', phone: '+971 4 000 0000' }] }, { name: 'Gulf' }] },
    ar: {},
  }),
  '/api/auth/all_widgets/0000000000000000000000d1': widget({
    en: { ...pieceText('About'), entries: [{ ...pieceText('Mission'), slug: 'mission' }], labels: { month: 'Months' } },
  }),
  '/api/articles': [article],
  '/api/articles/latch': article,
  '/api/article_category': [category],
  '/api/article_category/getting-started': category,
  '/api/auth/blogs': [blog],
  '/api/auth/blogs/teeth': blog,
  '/api/auth/good_to_know': [good],
  '/api/auth/video': videos,
};
const library = () => {
  const server = fakeServer(({ url }) => (url in answers ? { body: answers[url] } : { status: 404 }));
  return { ...server, shop: createShopStore({ http: server.http }) };
};

describe('editorial content', () => {
  it("is in the page's language only", async () => {
    const { http, shop } = library();
    const [en, ar] = [
      await shop.load(articleQuery(http, 'latch', 'en')),
      await shop.load(articleQuery(http, 'latch', 'ar')),
    ];
    expect(en).toMatchObject({ title: 'Latch', body: '<p>Latch</p>', second_image: { alt: 'Second', mirror: true } });
    expect(ar).toMatchObject({
      title: 'الالتقام',
      body: '<p>الالتقام</p>',
      second_image: { alt: 'ثانية' },
      second_image_after: 'signs',
      second_image_caption: 'عميق',
      next: 'positions',
    });
    expect(JSON.stringify([en, ar].map((one) => 'arabic' in one))).toBe('[false,false]');
  });

  it('translates nested fields', async () => {
    const { http, shop } = library();
    expect(await shop.load(articleCategoryQuery(http, 'getting-started', 'ar'))).toMatchObject({
      name: 'البداية',
      menu: 'بداية',
      link_text: 'Old Link',
      article: [{ title: 'الالتقام', summary: 'التقام صحيح.', reading_minutes: 4 }],
    });
    expect(await shop.load(videosQuery(http, 'ar'))).toMatchObject({
      categories: [{ name: 'عناية' }],
      data: [{ title: 'فيلم', url: null }],
      note: 'ملاحظة',
    });
    expect(await shop.load(goodToKnowQuery(http, 'ar'))).toMatchObject([
      { title: 'المغص', summary: 'سيمضي.', reading_minutes: 2 },
    ]);
    expect((await shop.load(articleCategoriesQuery(http, 'en')))[0]?.name).toBe('Getting started');
  });

  it("takes a page's content from its last widget", async () => {
    const { http, shop } = library();
    expect(await shop.load(homeQuery(http, 'ar'))).toMatchObject({
      title: 'الرئيسية',
      hero: [{ title: 'الرئيسية', art: { alt: 'scene' } }],
    });
    expect((await shop.load(headerQuery(http, 'en'))).links).toHaveLength(1);
    expect(await shop.load(officesQuery(http, 'en'))).toMatchObject([{ name: 'Mahd UAE', phone: '+971 4 000 0000' }]);
    expect(await shop.load(officesQuery(http, 'ar'))).toEqual([]);
  });

  it('finds a page by its slug, falls back to English and fetches the list once', async () => {
    const { http, shop, calls } = library();
    expect(await shop.load(pageQuery(http, 'about', 'ar'))).toMatchObject({
      title: 'About',
      entries: [{ slug: 'mission' }],
      labels: { month: 'Months' },
      groups: [],
    });
    await expect(shop.load(pageQuery(http, 'nothing', 'ar'))).rejects.toMatchObject({ status: 404 });
    expect(await shop.load(pagesQuery(http, 'ar'))).toMatchObject([{ name: 'عن مهد' }]);
    expect(calls.map(({ url }) => url)).toEqual(['/api/auth/pages', '/api/auth/all_widgets/0000000000000000000000d1']);
  });

  it('has blog posts in both languages', async () => {
    const { http, shop } = library();
    const [summary] = await shop.load(blogsQuery(http, 'ar'));
    expect(summary).toMatchObject({ title: 'الأسنان', date: '2026-01-02', reading_minutes: 5 });
    expect(summary).not.toHaveProperty('body');
    expect(await shop.load(blogQuery(http, 'teeth', 'en'))).toMatchObject({
      title: 'Teeth',
      body: '<p>Teeth</p>',
      second_image: { alt: 'Mouth' },
      second_image_after: 'signs',
    });
    expect(await shop.load(blogQuery(http, 'teeth', 'ar'))).toMatchObject({
      title: 'الأسنان',
      body: '<p>الأسنان</p>',
      second_image: null,
    });
  });

  it('becomes cards', async () => {
    const { http, shop } = library();
    const [category] = await shop.load(articleCategoriesQuery(http, 'en'));
    const first = category?.article[0];
    expect(first && toArticleCard(first)).toEqual({
      title: 'Latch',
      text: 'Latch.',
      href: '/breastfeeding-advisor/getting-started/latch',
      image: first?.image,
      minutes: 3,
    });
  });

  it('is a value or a typed error for any response', async () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.jsonValue().map((content) => [{ widget_content: content }]),
      fc.jsonValue().map((content) => [{ widget_content: { en: content, ar: content } }]),
      fc
        .dictionary(
          fc.constantFrom('hero', 'title', 'links', 'labels', 'entries', 'policies', 'offices', 'arabic'),
          fc.jsonValue(),
        )
        .map((part) => widget({ en: { ...homeOf('x'), ...part } })),
    );
    await fc.assert(
      fc.asyncProperty(odd, async (body) => {
        const { http } = fakeServer(() => ({ body }));
        const shop = createShopStore({ http });
        for (const query of [
          homeQuery(http, 'ar'),
          headerQuery(http, 'en'),
          officesQuery(http, 'en'),
          pageQuery(http, 'x', 'en'),
          articleCategoriesQuery(http, 'ar'),
          articleQuery(http, 'x', 'ar'),
          videosQuery(http, 'ar'),
        ]) {
          await shop.load<unknown>(query).catch((error: unknown) => {
            if (!(error instanceof HttpError)) throw error;
          });
        }
      }),
    );
  });
});
