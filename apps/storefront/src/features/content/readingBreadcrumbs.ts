import type { Breadcrumb } from '@mahd/ui/Breadcrumbs';
import type { Translate } from '../../app/messages.js';

/** The breadcrumbs of a content page, starting at home. */
export const readingBreadcrumbs = (t: Translate, ...items: readonly Breadcrumb[]): Breadcrumb[] => [
  { label: t('nav.home'), href: '/' },
  ...items,
];

/** The overview of all guides, above them in their breadcrumbs. */
export const worldBreadcrumb = (t: Translate): Breadcrumb => ({
  label: t('nav.motherBabyWorld'),
  href: '/mother-baby-world',
});
