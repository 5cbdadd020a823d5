import { categoriesQuery, listingPathOf, productHref, productListQuery } from '@mahd/data/catalog';
import { articleCategoriesQuery, articleHref, blogHref, blogsQuery } from '@mahd/data/content';
import { DEFAULT_LANGUAGE, LANGUAGES, localizedPath, type Language } from '@mahd/rules/locale';
import type { AppState } from '../app/AppState.js';
import { siteMapPages } from '../features/content/siteMap.js';
import { escapeHtml } from '../app/document/escape.js';

/** Maximum number of products per page in the API. */
const perCall = 48;
/** Maximum number of API calls for one file of products: 1,008 products, each in both languages. */
const callsPerFile = 21;

/** Personal pages, which are `noindex`. */
const personal = new Set(['cart', 'checkout', 'order-tracking']);

const publicPages = siteMapPages
  .filter(({ path, group }) => group !== 'account' && !personal.has(path))
  .map(({ path }) => `/${path}`);

/**
 * Renders a sitemap file by its path; null when it does not exist. `/sitemap.xml` is the index of the others: pages,
 * articles, and products in files of about a thousand. Each URL lists its alternates in the other languages.
 */
export async function sitemapOf({ shop, settings: { origin } }: AppState, path: string): Promise<string | null> {
  const products = (page: number) => shop.load(productListQuery(shop.http, { page, perPage: perCall }));
  if (path === '/sitemap.xml') {
    const files = Math.ceil((await products(1)).total / (perCall * callsPerFile));
    const names = ['pages', 'articles', ...Array.from({ length: files }, (_, index) => `products-${index + 1}`)];
    return xml(
      'sitemapindex',
      names.map((name) => `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`),
    );
  }
  if (path === '/sitemaps/pages.xml') return urlSet(origin, [...publicPages, ...(await categoryPages({ shop }))]);
  if (path === '/sitemaps/articles.xml') {
    const [categories, posts] = await Promise.all([
      shop.load(articleCategoriesQuery(shop.http, DEFAULT_LANGUAGE)),
      shop.load(blogsQuery(shop.http, DEFAULT_LANGUAGE)),
    ]);
    return urlSet(origin, [
      ...categories.flatMap(({ article }) => article.map((each) => articleHref(each))),
      ...posts.map((post) => blogHref(post)),
    ]);
  }
  const file = Number(/^\/sitemaps\/products-([1-9]\d{0,5})\.xml$/.exec(path)?.[1] ?? 0);
  if (file === 0) return null;
  const hrefs: string[] = [];
  for (let call = 0; call < callsPerFile; call++) {
    const { data } = await products((file - 1) * callsPerFile + call + 1);
    hrefs.push(...data.map(({ route }) => productHref(route)));
    if (data.length < perCall) break;
  }
  return hrefs.length === 0 ? null : urlSet(origin, hrefs);
}

async function categoryPages({ shop }: Pick<AppState, 'shop'>): Promise<string[]> {
  const categories = await shop.load(categoriesQuery(shop.http));
  return categories.flatMap(({ route, children }) => [
    listingPathOf({ category: route }),
    ...children.map((child) => listingPathOf({ category: route, subcategory: child.route })),
  ]);
}

const xml = (root: string, entries: readonly string[], namespaces = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n${entries.join('\n')}\n</${root}>\n`;

/** Lists each path in every language, with its alternates. */
function urlSet(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const address = (language: Language) => escapeHtml(origin + localizedPath(language, path));
    const twin = (hreflang: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
    const standard = path === '/' ? escapeHtml(`${origin}/`) : address(DEFAULT_LANGUAGE);
    const twins = LANGUAGES.map((language) => twin(language, address(language))).join('') + twin('x-default', standard);
    return LANGUAGES.map((language) => `<url><loc>${address(language)}</loc>${twins}</url>`);
  });
  return xml('urlset', entries, ' xmlns:xhtml="http://www.w3.org/1999/xhtml"');
}
