import type { Language } from '@mahd/rules/locale';
import type { HttpClient } from '../http/index.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';
import { fetchTransient } from './fetchTransient.js';
import { ifMissing } from './ifMissing.js';
import { pageQuery } from './queries.js';
import type { PageContent } from './widgetDecoders.js';

type Group = PageContent['groups'][number];

/** Questions about a product; `slug` is the group's anchor on the FAQ page. */
export type ProductQuestions = Pick<Group, 'slug' | 'questions'>;

/** What a product's questions depend on. `product` is its route. */
export interface QuestionPlace {
  readonly subcategory: string;
  readonly product: string;
}

/** The questions about a product; null when there are none. */
export const productQuestionsQuery = (
  http: HttpClient,
  { subcategory, product }: QuestionPlace,
  language: Language,
): NamedQuery<ProductQuestions | null> => ({
  queryKey: ['content', 'product-questions', subcategory, product, language],
  queryFn: async ({ client }) => {
    const page = await fetchTransient(client, pageQuery(http, 'product-faqs', language)).catch(ifMissing(null));
    const groups = page?.groups.map(({ slug, questions }) => ({
      slug,
      questions: questions.filter(
        ({ subcategories, products }) =>
          subcategories.some((slug) => slug === subcategory) &&
          (products.length === 0 || products.some((route) => route === product)),
      ),
    }));
    return groups?.find(({ questions }) => questions.length > 0) ?? null;
  },
});

export const productQuestionsAtom = queryAtomFamily(productQuestionsQuery);
