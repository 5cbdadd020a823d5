import type { Crumb } from '@mahd/data/catalog';
import type { Language } from '@mahd/rules/locale';
import type { Breadcrumb } from '@mahd/ui/Breadcrumbs';
import type { Translate } from '../../app/messages.js';

/** The way from home to this page, in words. `here` is the address of the page itself. */
export function toBreadcrumbs(crumbs: readonly Crumb[], here: string, language: Language, t: Translate): Breadcrumb[] {
  return crumbs.map(({ label, labelKey, href }) => ({
    label: label ?? (labelKey ? t(labelKey) : ''),
    href: href === undefined ? here : href === '/' ? `/${language}` : href,
  }));
}

/** The same as structured data. */
export const breadcrumbData = (items: readonly Breadcrumb[], absolute: (path: string) => string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(href),
  })),
});

/** What a page lists, in its order, as structured data; nothing when the list is empty. */
export const listData = (
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
