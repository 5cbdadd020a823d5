import { DEFAULT_LANGUAGE } from '@mahd/rules/locale';
import type { Shop } from '../store/index.js';
import { articleCategoriesQuery, blogsQuery } from './queries.js';
import { articleHref, blogHref } from './view.js';

/** How old links wrote a title in a URL. */
const fromTitle = (title: string) => title.trim().replace(/\s+/g, '-').toLowerCase();

/**
 * Resolves a path without language to a page, also without language: an article's or post's own name, or the search's
 * `section/category/article` and `blog/{name}`. Null for an unknown one.
 */
export async function resolveReading(shop: Shop, path: string): Promise<string | null> {
  const parts = path.split('/').filter(Boolean).map(decode);
  const name = parts.at(-1);
  if (name === undefined || parts.length > 3) return null;
  const [categories, posts] = await Promise.all([
    shop.load(articleCategoriesQuery(shop.http, DEFAULT_LANGUAGE)),
    shop.load(blogsQuery(shop.http, DEFAULT_LANGUAGE)),
  ]);
  const post = posts.find(({ route }) => route === name);
  if (post && (parts.length === 1 || (parts.length === 2 && parts[0] === 'blog'))) return blogHref(post);
  if (parts.length === 2 || (parts.length === 3 && parts[0] !== 'breastfeeding-advisor')) return null;
  if (parts.length === 3) return resolveArticle(shop, parts[1] ?? '', name);
  const article = categories.flatMap((category) => category.article).find(({ route }) => route === name);
  return article ? articleHref(article) : null;
}

/**
 * Path of the article `name` in `category`, which may be a slug, the article's own category, or the title in old links.
 * Null if either is unknown.
 */
export async function resolveArticle(shop: Shop, category: string, name: string): Promise<string | null> {
  const categories = await shop.load(articleCategoriesQuery(shop.http, DEFAULT_LANGUAGE));
  const article = categories.flatMap((each) => each.article).find(({ route }) => route === name);
  if (!article) return null;
  const known = categories.some(
    ({ route, link_text }) => route === category || fromTitle(link_text) === category.toLowerCase(),
  );
  return known || article.category_id === category ? articleHref(article) : null;
}

/** Slug of a category by its slug or its title in old links, or null. */
export async function resolveCategory(shop: Shop, category: string): Promise<string | null> {
  const categories = await shop.load(articleCategoriesQuery(shop.http, DEFAULT_LANGUAGE));
  return (
    categories.find(({ route, link_text }) => route === category || fromTitle(link_text) === category.toLowerCase())
      ?.route ?? null
  );
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
