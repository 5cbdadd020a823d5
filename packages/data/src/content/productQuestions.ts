import type { Language } from '@mahd/rules/locale';
import type { HttpClient } from '../http/index.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';
import { fetchTransient } from './fetchTransient.js';
import { pageQuery } from './queries.js';
import type { PageContent } from './widgetDecoders.js';

type Group = PageContent['groups'][number];

/** Questions about the products of a subcategory; `slug` is the group's anchor on the FAQ page. */
export type ProductQuestions = Pick<Group, 'slug' | 'questions'>;

/** The questions about a subcategory's products. Optional content: null when there are none or the request fails. */
export const productQuestionsQuery = (
  http: HttpClient,
  subcategory: string,
  language: Language,
): NamedQuery<ProductQuestions | null> => ({
  queryKey: ['content', 'product-questions', subcategory, language],
  queryFn: async ({ client }) => {
    const page = await fetchTransient(client, pageQuery(http, 'product-faqs', language)).catch(() => null);
    const groups = page?.groups.map(({ slug, questions }) => ({
      slug,
      questions: questions.filter(({ subcategories }) => subcategories.some((slug) => slug === subcategory)),
    }));
    return groups?.find(({ questions }) => questions.length > 0) ?? null;
  },
});

export const productQuestionsAtom = queryAtomFamily(productQuestionsQuery);
