import type { PageContent } from '@mahd/data/content';
import { normalizeForSearch } from '@mahd/rules/locale';

type Group = PageContent['groups'][number];

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** The groups with the questions that hold every word of the filter, in question or answer; groups without any are left out. */
export function matchingGroups(groups: readonly Group[], filter: string): Group[] {
  const messages = normalizeForSearch(filter).split(' ').filter(Boolean);
  if (messages.length === 0) return [...groups];
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, html }) => {
        const text = normalizeForSearch(`${question} ${textOf(html)}`);
        return messages.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** All questions as schema.org's FAQPage. */
export const faqData = (groups: readonly Group[]): object => ({
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ questions }) =>
    questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: textOf(html).replace(/\s+/g, ' ').trim() },
    })),
  ),
});
