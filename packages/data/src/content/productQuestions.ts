import type { Language } from '@mahd/rules/locale';
import type { HttpClient } from '../http/index.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';
import { ingredient } from './ingredient.js';
import { pageQuery } from './queries.js';
import type { PageContent } from './widgetDecoders.js';

type Group = PageContent['groups'][number];

/** Questions about the products of a category; `slug` is the group's anchor on the FAQ page. */
export type ProductQuestions = Pick<Group, 'slug' | 'questions'>;

/** The questions about a category's products. Optional content: null when there are none or the request fails. */
export const productQuestionsQuery = (
  http: HttpClient,
  category: string,
  language: Language,
): NamedQuery<ProductQuestions | null> => ({
  queryKey: ['content', 'product-questions', category, language],
  queryFn: async ({ client }) => {
    const page = await ingredient(client, pageQuery(http, 'product-faqs', language)).catch(() => null);
    const group = page?.groups.find((other) => other.category === category);
    return group && group.questions.length > 0 ? { slug: group.slug, questions: group.questions } : null;
  },
});

export const productQuestionsAtom = queryAtomFamily(productQuestionsQuery);
