import type { PageContent } from '@mahd/data/content';
import { normalizeForSearch } from '@mahd/rules/locale';

type Group = PageContent['groups'][number];

const toPlainText = (html: string) => html.replace(/<\/li>(?=\s*<li>)/g, ';').replace(/<[^>]*>/g, ' ');

/** Filters the questions whose question or answer contains every word of `filter`. Groups without a match are left out. */
export function matchingGroups(groups: readonly Group[], filter: string): Group[] {
  const terms = normalizeForSearch(filter).split(' ').filter(Boolean);
  if (terms.length === 0) return [...groups];
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, html }) => {
        const text = normalizeForSearch(`${question} ${toPlainText(html)}`);
        // The text has no article: while a word is being typed, «الحل» is already part of «حليب».
        return terms.every((term) => text.includes(term) || text.includes(term.replace(/^ال/, '')));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** All questions as schema.org FAQPage. */
export const faqJsonLd = (groups: readonly Group[]): object => ({
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ questions }) =>
    questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(html).replace(/\s+/g, ' ').trim() },
    })),
  ),
});
