import { articles, blogs, faqs, goodToKnow, pages, productFaqs } from '@mahd/content';
import type { Entry, FaqGroup, Page, PageContent, QuestionGroup } from '@mahd/content';
import { indexWords, nameWords } from '@mahd/rules/locale/search';
import { textOfHtml } from '../../text/sanitise.js';
import type { searchableArticles } from '../schema/index.js';

type ArticleRow = typeof searchableArticles.$inferInsert;
type ArticleWithoutPosition = Omit<ArticleRow, 'position'>;

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

/** Pages whose months, topics and chapters are found one by one. */
const GUIDES = new Set(['stages-of-pregnancy', 'baby-care', 'post-pregnancy-care', 'first-time-father']);

/** Rows of all searchable articles and pages, in the order of equal matches. */
export function articleRows(): ArticleRow[] {
  const rows: ArticleWithoutPosition[] = [
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
    ...pages.flatMap(entryRows),
    ...faqs.map(groupRow('faq')),
    ...productFaqs.map(groupRow('product-faqs')),
    ...faqs.flatMap(questionRows),
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

/** Rows of the months, topics and chapters of a guide. */
function entryRows({ slug, content: { en, ar } }: Page): ArticleWithoutPosition[] {
  if (!GUIDES.has(slug)) return [];
  const arabic = new Map(entriesOf(ar).map((entry) => [entry.slug, entry]));
  return entriesOf(en).map((entry) => {
    const month = entry.month ?? (entry.kind === 'age' ? entry.ageMonths : undefined);
    const route = month === undefined ? `${slug}#${entry.slug}` : `${slug}?month=${month}`;
    return row(route, wholeText(entry), wholeText(arabic.get(entry.slug) ?? entry));
  });
}

const entriesOf = ({ entries = [] }: PageContent) => entries as readonly Entry[];

const wholeText = ({ title, description, intro, html, blocks }: Entry): Writing => ({
  title,
  description,
  html: [intro, html, ...blocks.map((block) => `${block.heading} ${block.html}`)].join(' '),
});

const groupRow =
  (page: string) =>
  ({ slug, en, ar }: FaqGroup): ArticleWithoutPosition =>
    row(`${page}#${slug}`, withQuestions(en), withQuestions(ar));

const withQuestions = ({ title, description, questions }: QuestionGroup): Writing => ({
  title,
  description,
  html: questions.map(({ question, html }) => `${question} ${html}`).join(' '),
});

/** Rows of the questions of a group. Those about products are found by their groups, which are on the product pages, too. */
function questionRows({ en, ar }: FaqGroup): ArticleWithoutPosition[] {
  const arabic = new Map(ar.questions.map((question) => [question.id, question]));
  return en.questions.map((question) =>
    row(`faq#${question.id}`, asWriting(question), asWriting(arabic.get(question.id) ?? question)),
  );
}

const asWriting = ({ question, html }: QuestionGroup['questions'][number]): Writing => ({
  title: question,
  description: '',
  html,
});

function row(route: string, en: Writing, ar: Writing): ArticleWithoutPosition {
  return {
    route,
    titleEn: en.title,
    titleAr: ar.title,
    titleWords: nameWords(`${en.title} ${ar.title}`),
    headWords: indexWords([en, ar].map(({ title, description }) => `${title} ${description}`).join(' ')),
    bodyWords: indexWords([en, ar].map(({ html }) => textOfHtml(html ?? '')).join(' ')),
  };
}
