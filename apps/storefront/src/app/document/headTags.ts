import { DEFAULT_LANGUAGE, LANGUAGES, switchLanguagePath, type Language } from '@mahd/rules/locale';
import { pictureSrcSet } from '@mahd/ui/Picture';
import type { Settings } from '../settings.js';
import type { Translate } from '../messages.js';
import { absolutePictureUrl } from './absolutePictureUrl.js';
import type { PageMeta } from './PageMeta.js';

/** A head element, as data that the server and the browser render. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** Content of a structured data block. */
  readonly text?: string;
}

const locales: Readonly<Record<Language, string>> = { en: 'en_AE', ar: 'ar_AE' };

/** Size of the default `og:image`, in px. */
const ownPicture = { width: 1200, height: 630 };

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/** The document title. */
export function pageTitle(page: PageMeta, t: Translate): string {
  return page.title === null
    ? `${t('site.name')} – ${t('site.tagline')}`
    : t('site.titleTemplate', { page: page.title });
}

/** The head tags that differ between pages, except title and preloads. */
export function headTags(
  page: PageMeta,
  path: string,
  language: Language,
  settings: Settings,
  t: Translate,
): HeadTag[] {
  const title = pageTitle(page, t);
  const description = page.description ?? t('head.defaultDescription');
  const canonical = page.canonical ?? (path === '/' ? `/${DEFAULT_LANGUAGE}` : path);
  const absolute = (address: string) => `${settings.origin}${address}`;
  const tags = [
    meta({ name: 'description', content: description }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:type', content: page.kind ?? 'website' }),
    meta({ property: 'og:site_name', content: t('site.name') }),
    meta({ property: 'og:locale', content: locales[language] }),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      meta({ property: 'og:locale:alternate', content: locales[other] }),
    ),
  ];
  if (page.noindex || page.status) tags.push(meta({ name: 'robots', content: 'noindex' }));
  else {
    tags.push(
      link({ rel: 'canonical', href: absolute(canonical) }),
      meta({ property: 'og:url', content: absolute(canonical) }),
    );
    for (const other of LANGUAGES)
      tags.push(link({ rel: 'alternate', hreflang: other, href: absolute(switchLanguagePath(canonical, other)) }));
    tags.push(
      link({
        rel: 'alternate',
        hreflang: 'x-default',
        href: absolute(canonical === `/${language}` ? '/' : switchLanguagePath(canonical, DEFAULT_LANGUAGE)),
      }),
    );
  }
  const { width, height } = page.image ?? ownPicture;
  const imageAddress = page.image ? absolutePictureUrl(page.image, settings) : absolute(`/share-${language}.jpg`);
  tags.push(
    meta({ property: 'og:image', content: imageAddress }),
    meta({ property: 'og:image:width', content: String(width) }),
    meta({ property: 'og:image:height', content: String(height) }),
    meta({ property: 'og:image:alt', content: page.title ?? t('site.tagline') }),
    meta({ name: 'twitter:card', content: width >= 1.5 * height ? 'summary_large_image' : 'summary' }),
    meta({ name: 'twitter:title', content: title }),
    meta({ name: 'twitter:description', content: description }),
    meta({ name: 'twitter:image', content: imageAddress }),
  );
  for (const item of page.structuredData ?? []) {
    tags.push({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify({ '@context': 'https://schema.org', ...item }),
    });
  }
  return tags;
}

/** Preload links of the pictures in `page.preload`. Rendered on the server only. */
export function preloadTags(page: PageMeta, settings: Settings): HeadTag[] {
  return (page.preload ?? []).map(({ picture, sizes, media }) =>
    link({
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      imagesrcset: pictureSrcSet(picture, settings.imageBaseUrl, 'avif'),
      imagesizes: sizes,
      fetchpriority: 'high',
      ...(media ? { media } : {}),
    }),
  );
}
