import type { Crumb } from '@mahd/data/catalog';
import type { Breadcrumb } from '@mahd/ui/Breadcrumbs';
import type { Translate } from '../../app/messages.js';

/** Translates breadcrumbs. `currentHref` is the URL of the page itself. */
export function toBreadcrumbs(crumbs: readonly Crumb[], currentHref: string, t: Translate): Breadcrumb[] {
  return crumbs.map(({ label, labelKey, href }) => ({
    label: label ?? (labelKey ? t(labelKey) : ''),
    href: href ?? currentHref,
  }));
}

/** Breadcrumbs as schema.org BreadcrumbList. */
export const breadcrumbJsonLd = (items: readonly Breadcrumb[], absolute: (path: string) => string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(href),
  })),
});

/** The items of a list as schema.org ItemList; empty for an empty list. */
export const itemListJsonLd = (
  items: readonly { readonly name: string; readonly href: string }[],
  absolute: (path: string) => string,
): object[] =>
  items.length === 0
    ? []
    : [
        {
          '@type': 'ItemList',
          numberOfItems: items.length,
          itemListElement: items.map(({ name, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: absolute(href),
          })),
        },
      ];
