import { useAtomValue } from 'jotai';
import {
  articleCategoriesAtom,
  articleCategoriesQuery,
  articleHref,
  blogHref,
  blogsAtom,
  blogsQuery,
  pageAtom,
  pageQuery,
  productLinksAtom,
  productLinksQuery,
} from '@mahd/data/content';
import { categoriesAtom, toCategoryLinks } from '@mahd/data/catalog/categories';
import { LinkGroups, type LinkGroupItem } from '@mahd/ui/LinkGroups';
import { PageHeader } from '@mahd/ui/PageHeader';
import { RichText } from '@mahd/ui/RichText';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { routeTable } from '../../routes.js';
import { ReadingFrame } from '../../features/content/ReadingFrame.js';
import { siteMapPages } from '../../features/content/siteMap.js';
import { writtenPage } from '../../features/content/writtenPage.js';

const page = writtenPage({
  slug: 'sitemap',
  label: 'footer.sitemap',
  load: ({ shop }, { language }) =>
    Promise.all([
      shop.load(pageQuery(shop.http, 'about', language)),
      shop.load(articleCategoriesQuery(shop.http, language)),
      shop.load(blogsQuery(shop.http)),
      shop.load(productLinksQuery(shop.http, language)),
    ]),
});

export const { meta, loader } = page;

/** Every page of the site, grouped. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: content } = useAtomValue(pageAtom('sitemap', language));
  const { data: about } = useAtomValue(pageAtom('about', language));
  const { data: articleCategories = [] } = useAtomValue(articleCategoriesAtom(language));
  const { data: posts = [] } = useAtomValue(blogsAtom());
  const { data: products = [] } = useAtomValue(productLinksAtom(language));
  const categories = useAtomValue(categoriesAtom()).data ?? [];
  if (!content) return null;

  const served = new Set(routeTable.map(({ path }) => path));
  const below: Record<string, LinkGroupItem[]> = {
    products: categories.map((category) => {
      const [link] = toCategoryLinks([category], language);
      return {
        label: link?.label ?? category.name,
        href: link?.href ?? '/products',
        items: products
          .filter(({ category: route }) => route === category.route)
          .map(({ name, href }) => ({ label: name, href })),
      };
    }),
    about: (about?.entries ?? []).slice(1).map(({ menu, slug }) => ({ label: menu, href: `/about?active=${slug}` })),
    'breastfeeding-advisor': articleCategories.flatMap(({ article }) =>
      article.map((each) => ({ label: each.title, href: articleHref(each) })),
    ),
    blog: posts.map((post) => ({
      label: post.title,
      href: blogHref(post),
      ...(language === 'en' ? {} : { lang: 'en' as const }),
    })),
  };
  const groups = content.groups.map(({ slug, title }) => ({
    id: slug,
    title,
    items: siteMapPages
      .filter(({ group, path }) => group === slug && served.has(path))
      .map(({ path, label }): LinkGroupItem => ({
        label: t(label),
        href: path === '' ? `/${language}` : `/${path}`,
        items: below[path] ?? [],
      })),
  }));

  return (
    <ReadingFrame crumbs={page.crumbs(language, t)}>
      <PageHeader
        title={content.title}
        lead={<RichText html={content.html} />}
        picture={content.image}
        alt={content.image?.alt ?? ''}
      />
      <LinkGroups groups={groups} />
    </ReadingFrame>
  );
}
