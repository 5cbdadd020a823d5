import type { Artwork } from '@mahd/data/content';
import type { AppState } from '../../app/AppState.js';
import { absolutePictureUrl } from '../../app/document/absolutePictureUrl.js';
import { organizationJsonLd } from '../../app/document/organizationJsonLd.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { absoluteUrlBuilder } from './absoluteUrlBuilder.js';

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
  const published = date ?? reviewed;
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: language,
    mainEntityOfPage: absolute(href),
    author: publisher,
    publisher,
    ...(image ? { image: absolutePictureUrl(image, settings) } : {}),
    ...(published ? { datePublished: published, dateModified: reviewed ?? published } : {}),
  };
}
