import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Artwork } from '@mahd/data/content';
import { articleJsonLd } from '../../src/features/content/articleJsonLd.js';
import { readingMeta } from '../../src/features/content/readingMeta.js';
import { settings } from '../support/shop.js';

const drawing: Artwork = {
  alt: 'A cot',
  path: 'illustrations/cot.svg',
  width: 1200,
  height: 900,
  widths: undefined,
  placeholder: undefined,
  mirror: true,
};
const photo: Artwork = {
  alt: 'A scene',
  path: 'heroes/scene',
  width: 1600,
  height: 800,
  widths: [400, 800],
  placeholder: undefined,
  mirror: false,
};
const crumbs = [
  { label: 'الرئيسية', href: '/ar' },
  { label: 'مدوّنة', href: '/blog' },
  { label: 'Teeth', href: '/blog/teeth' },
];

describe('readingMeta', () => {
  const metaOfPost = () =>
    readingMeta(
      { settings },
      { language: 'ar' },
      { title: 'Teeth', description: 'When they come.', image: drawing, crumbs, jsonLd: [{ '@type': 'Article' }] },
    );
  afterEach(() => void vi.unstubAllEnvs());

  it('has title, description and the canonical URL of the last breadcrumb', () => {
    expect(metaOfPost()).toMatchObject({ title: 'Teeth', description: 'When they come.', canonical: '/ar/blog/teeth' });
  });

  it('appends the breadcrumbs with absolute URLs to the structured data, which only the server needs', () => {
    expect(metaOfPost().structuredData).toEqual([]);
    vi.stubEnv('SSR', true);
    expect(metaOfPost().structuredData).toEqual([
      { '@type': 'Article' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'الرئيسية', item: 'https://shop.test/ar' },
          { '@type': 'ListItem', position: 2, name: 'مدوّنة', item: 'https://shop.test/ar/blog' },
          { '@type': 'ListItem', position: 3, name: 'Teeth', item: 'https://shop.test/ar/blog/teeth' },
        ],
      },
    ]);
  });

  it('leaves out SVG images, which sharing services do not support', () => {
    expect(metaOfPost().image).toBeUndefined();
    expect(
      readingMeta({ settings }, { language: 'en' }, { title: 't', description: 'd', image: photo, crumbs }).image,
    ).toBe(photo);
  });
});

describe('articleJsonLd', () => {
  const article = {
    title: 'Latch',
    description: 'How it feels.',
    image: drawing,
    href: '/breastfeeding-advisor/getting-started/latch',
  };

  it('has author, date, language and an absolute image URL', () => {
    expect(articleJsonLd({ settings }, 'ar', { ...article, reviewed: '2026-11-20' })).toMatchObject({
      '@type': 'Article',
      headline: 'Latch',
      inLanguage: 'ar',
      mainEntityOfPage: 'https://shop.test/ar/breastfeeding-advisor/getting-started/latch',
      author: {
        '@type': 'Organization',
        '@id': 'https://shop.test/#organization',
        name: 'مهد',
        url: 'https://shop.test',
      },
      image: 'https://shop.test/pictures/illustrations/cot.svg',
      datePublished: '2026-11-20',
      dateModified: '2026-11-20',
    });
  });

  it('distinguishes publication and review date, and leaves out unknown dates', () => {
    expect(articleJsonLd({ settings }, 'en', { ...article, date: '2026-01-02', reviewed: '2026-11-20' })).toMatchObject(
      {
        datePublished: '2026-01-02',
        dateModified: '2026-11-20',
      },
    );
    expect(articleJsonLd({ settings }, 'en', { ...article, date: '2026-01-02', reviewed: null })).toMatchObject({
      datePublished: '2026-01-02',
      dateModified: '2026-01-02',
    });
    expect(Object.keys(articleJsonLd({ settings }, 'en', { ...article, reviewed: null, image: null }))).not.toEqual(
      expect.arrayContaining(['datePublished']),
    );
  });

  it('keeps image URLs of another host', () => {
    const elsewhere = { settings: { ...settings, imageBaseUrl: 'https://img.test/p' } };
    expect(articleJsonLd(elsewhere, 'en', { ...article, reviewed: null })).toMatchObject({
      image: 'https://img.test/p/illustrations/cot.svg',
    });
  });
});
