import { useAtomValue } from 'jotai';
import {
  articleCategoriesAtom,
  articleHref,
  blogHref,
  blogsAtom,
  pageAtom,
  productLinksAtom,
  type PageContent,
} from '@mahd/data/content';
import { categoriesAtom, toCategoryLinks } from '@mahd/data/catalog/categories';
import type { LinkGroupItem } from '@mahd/ui/LinkGroups';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import type { MessageKey } from '../../messages/domains.js';
import { routeTable } from '../../routes.js';
import { siteMapPages } from './siteMap.js';

/** The titles of the pages in groups whose other entries have links below them. */
const singleTitles: Readonly<Record<string, MessageKey>> = { shop: 'sitemap.pages', guides: 'sitemap.sections' };

/** The links of the site map in the given groups. Pages with a parameter are nested under their overview page, tabs follow theirs. */
export function useSiteMapGroups(groups: PageContent['groups']) {
  const t = useTranslate();
  const language = useLanguage();
  const { data: about } = useAtomValue(pageAtom('about', language));
  const { data: articleCategories = [] } = useAtomValue(articleCategoriesAtom(language));
  const { data: posts = [] } = useAtomValue(blogsAtom(language));
  const { data: products = [] } = useAtomValue(productLinksAtom(language));
  const categories = useAtomValue(categoriesAtom()).data ?? [];
  const served = new Set(routeTable.map(({ path }) => path));
  const subPages: Record<string, LinkGroupItem[]> = {
    'breastfeeding-advisor': articleCategories.flatMap(({ article: articles }) =>
      articles.map((article) => ({ label: article.title, href: articleHref(article) })),
    ),
    blog: posts.map((post) => ({ label: post.title, href: blogHref(post) })),
  };
  const aboutTabs = (about?.entries ?? []).slice(1).map(({ menu, slug }): LinkGroupItem => ({
    label: menu,
    href: `/about?active=${slug}`,
  }));
  const categoryItems = categories.map((category): LinkGroupItem => {
    const [link] = toCategoryLinks([category], language);
    return {
      label: link?.label ?? category.name,
      href: link?.href ?? '/products',
      items: products
        .filter(({ category: route }) => route === category.route)
        .map(({ name, href }) => ({ label: name, href })),
    };
  });
  return groups.map(({ slug, title }) => {
    const items = siteMapPages
      // The site map itself leads nowhere else.
      .filter(({ group, path }) => group === slug && served.has(path) && path !== 'sitemap')
      .flatMap(({ path, label }): LinkGroupItem[] => [
        { label: t(label), href: `/${path}`, items: subPages[path] ?? [] },
        // The tabs are few and of one kind with the pages after them.
        ...(path === 'about' ? aboutTabs : []),
      ]);
    const entries = slug === 'shop' ? [...items, ...categoryItems] : items;
    const singleTitle = singleTitles[slug];
    if (!singleTitle) return { id: slug, title, items: entries };
    const singles = entries.filter(({ items: below = [] }) => below.length === 0);
    const parents = entries.filter((entry) => !singles.includes(entry));
    return { id: slug, title, items: [{ label: t(singleTitle), items: singles }, ...parents] };
  });
}
