import type { Artwork } from '@mahd/data/content';
import type { Breadcrumb } from '@mahd/ui/Breadcrumbs';
import { pictureSrc } from '@mahd/ui/Picture';
import type { AppState } from '../../app/AppState.js';
import { organizationJsonLd } from '../../app/document/organizationJsonLd.js';
import { shopPath } from '../../app/shopPath.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { breadcrumbJsonLd } from '../catalog/breadcrumbs.js';
import { absoluteUrlBuilder } from './absoluteUrlBuilder.js';

interface Reading {
  readonly title: string;
  readonly description: string;
  readonly image: Artwork | null;
  /** From home to the page itself. */
  readonly crumbs: readonly Breadcrumb[];
  /** Further schema.org objects. */
  readonly jsonLd?: readonly object[];
}

/** The metadata of a content page, with breadcrumbs and further structured data. */
export function readingMeta(
  { settings }: Pick<AppState, 'settings'>,
  { language }: Pick<PageArgs, 'language'>,
  { title, description, image, crumbs, jsonLd = [] }: Reading,
): PageMeta {
  const currentHref = crumbs.at(-1)?.href ?? '/';
  return {
    title,
    description,
    canonical: shopPath(language, currentHref),
    ...(jsonLd.some((item) => '@type' in item && item['@type'] === 'Article') ? { kind: 'article' as const } : {}),
    // Sharing services do not support SVG.
    ...(image && !image.path.endsWith('.svg') ? { image } : {}),
    structuredData: [...jsonLd, breadcrumbJsonLd(crumbs, absoluteUrlBuilder(settings, language))],
  };
}

interface Article {
  readonly title: string;
  readonly description: string;
  readonly image: Artwork | null;
  readonly href: string;
  readonly reviewed: string | null;
  readonly date?: string;
}

/** A text as schema.org Article. */
export function articleJsonLd(
  { settings }: Pick<AppState, 'settings'>,
  language: PageArgs['language'],
  { title, description, image, href, reviewed, date }: Article,
): object {
  const absolute = absoluteUrlBuilder(settings, language);
  const publisher = organizationJsonLd(settings, language);
  const picture = image && pictureSrc(image, settings.imageBaseUrl);
  const published = date ?? reviewed;
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: language,
    mainEntityOfPage: absolute(href),
    author: publisher,
    publisher,
    ...(picture ? { image: picture.startsWith('/') ? settings.origin + picture : picture } : {}),
    ...(published ? { datePublished: published, dateModified: reviewed ?? published } : {}),
  };
}
