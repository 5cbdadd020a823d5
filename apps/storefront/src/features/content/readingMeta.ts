import type { Artwork } from '@mahd/data/content';
import type { Breadcrumb } from '@mahd/ui/Breadcrumbs';
import { pictureSrc } from '@mahd/ui/Picture';
import type { AppState } from '../../app/AppState.js';
import { shopPath } from '../../app/shopPath.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { breadcrumbData } from '../catalog/crumbs.js';
import { absoluteOf } from './trail.js';

interface Reading {
  readonly title: string;
  readonly description: string;
  readonly image: Artwork | null;
  /** From home to the page itself, which is the last step. */
  readonly crumbs: readonly Breadcrumb[];
  /** Other schema.org objects of the page. */
  readonly data?: readonly object[];
}

/** What a page that is read says about itself: its own words, its place in the site, and itself as structured data. */
export function readingMeta(
  { settings }: Pick<AppState, 'settings'>,
  { language }: Pick<PageArgs, 'language'>,
  { title, description, image, crumbs, data = [] }: Reading,
): PageMeta {
  const here = crumbs.at(-1)?.href ?? '/';
  return {
    title,
    description,
    canonical: shopPath(language, here),
    ...(data.some((item) => '@type' in item && item['@type'] === 'Article') ? { kind: 'article' as const } : {}),
    // Sharing services show no drawings.
    ...(image && !image.path.endsWith('.svg') ? { image } : {}),
    structuredData: [...data, breadcrumbData(crumbs, absoluteOf(settings, language))],
  };
}

interface Written {
  readonly title: string;
  readonly description: string;
  readonly image: Artwork | null;
  readonly href: string;
  readonly reviewed: string | null;
  readonly date?: string;
}

/** A text as schema.org's Article. */
export function articleData(
  { settings }: Pick<AppState, 'settings'>,
  language: PageArgs['language'],
  { title, description, image, href, reviewed, date }: Written,
): object {
  const absolute = absoluteOf(settings, language);
  const publisher = { '@type': 'Organization', name: settings.company.legalName, url: absolute('/') };
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
