import { categoriesQuery, listingPathOf, productHref, productListQuery } from '@mahd/data/catalog';
import { articleCategoriesQuery, articleHref, blogHref, blogsQuery } from '@mahd/data/content';
import { DEFAULT_LANGUAGE, LANGUAGES, localizedPath, type Language } from '@mahd/rules/locale';
import type { AppState } from '../app/AppState.js';
import { siteMapPages } from '../features/content/siteMap.js';
import { escapeHtml } from './escape.js';

/** The most one call of a listing answers. */
const perCall = 48;
/** Calls for one file of products, so that one file is never more work than this: 1 008 products, each in both languages. */
const callsPerFile = 21;

/** Pages for one visitor alone, or that follow something done: they ask not to be indexed. */
const personal = new Set(['cart', 'checkout', 'order-tracking']);

const publicPages = siteMapPages
  .filter(({ path, group }) => group !== 'account' && !personal.has(path))
  .map(({ path }) => `/${path}`);

/**
 * The text of a site map file by its address, or null when there is no such file. `/sitemap.xml` lists the others: pages, articles,
 * and the products in files of a thousand, each address with its twin in the other language.
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
      shop.load(blogsQuery(shop.http)),
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

/** Every address in every language, each with all its twins. */
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
