import { articles, blogs, faqs, goodToKnow, pages, productFaqs } from '@mahd/content';
import { indexWords, nameWords } from '@mahd/rules/locale/search';
import { textOfHtml } from '../../text/sanitise.js';
import type { searchableArticles } from '../schema/index.js';

type ArticleRow = typeof searchableArticles.$inferInsert;

/** Pages that only link to others. */
const NOT_FOUND_BY_SEARCH = new Set([
  'home',
  'blog',
  'breastfeeding-advisor',
  'good-to-know',
  'faq',
  'product-faqs',
  'sitemap',
  'bottlefeeding',
  'limited-time-offer',
]);

/** Rows of all searchable articles and pages, in the order of equal matches. */
export function articleRows(): ArticleRow[] {
  const rows: Omit<ArticleRow, 'position'>[] = [
    ...articles.map((article) =>
      row(`breastfeeding-advisor/${article.category}/${article.slug}`, article.en, article.ar),
    ),
    ...blogs.map((blog) => row(`blog/${blog.slug}`, blog.en, blog.ar)),
    ...goodToKnow.map((piece) => row(`good-to-know#${piece.slug}`, piece.en, piece.ar)),
    ...pages
      .filter(({ slug }) => !NOT_FOUND_BY_SEARCH.has(slug))
      .map(({ slug, section, content: { en, ar } }) =>
        section === 'policies' ? row(slug, titleOf(en), titleOf(ar)) : row(slug, en, ar),
      ),
    ...faqs.map((group) => row(`faq#${group.slug}`, group.en, group.ar)),
    ...productFaqs.map((group) => row(`product-faqs#${group.slug}`, group.en, group.ar)),
  ];
  return rows.map((article, position) => ({ ...article, position }));
}

/** Policies are found by their titles only: their texts hold words of nearly every search. */
const titleOf = ({ title }: Writing): Writing => ({ title, description: '' });

interface Writing {
  readonly title: string;
  readonly description: string;
  readonly html?: string;
}

function row(route: string, en: Writing, ar: Writing): Omit<ArticleRow, 'position'> {
  return {
    route,
    titleEn: en.title,
    titleAr: ar.title,
    titleWords: nameWords(`${en.title} ${ar.title}`),
    headWords: indexWords([en, ar].map(({ title, description }) => `${title} ${description}`).join(' ')),
    bodyWords: indexWords([en, ar].map(({ html }) => textOfHtml(html ?? '')).join(' ')),
  };
}
