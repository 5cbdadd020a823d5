import type { Artwork } from '@mahd/data/content';
import type { Breadcrumb } from '@mahd/ui/Breadcrumbs';
import type { AppState } from '../../app/AppState.js';
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
    structuredData: import.meta.env.SSR
      ? [...jsonLd, breadcrumbJsonLd(crumbs, absoluteUrlBuilder(settings, language))]
      : [],
  };
}
