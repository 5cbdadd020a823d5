import type { Language } from '@mahd/rules/locale';
import type { HttpClient } from '../http/index.js';
import { array, boolean, number, object, optional, price, string, type Decoded } from '../http/decoders.js';
import type { NamedQuery } from '../store/index.js';

const text = optional(string, '');

const answer = object({
  products: array(
    object({
      route: string,
      product_code: text,
      name: text,
      arabic: optional(object({ name: text }), { name: '' }),
      featured_img: text,
      picture: optional(
        object({ path: string, width: number, height: number, widths: array(number), placeholder: text }),
        null,
      ),
      default_price: price,
      price,
      discounted_price: price,
      discount: optional(number, 0),
    }),
  ),
  closest: optional(boolean, false),
  articles: optional(
    array(object({ route: string, name: text, arabic: optional(object({ title: text }), { title: '' }) })),
    [],
  ),
});

/** What the search call answers; amounts are fils. */
export type SearchAnswer = Decoded<typeof answer>;

/** GET navbar_search, or navbar_search_ar on Arabic pages. `words` are lower case already. */
export const searchQuery = (http: HttpClient, words: string, language: Language): NamedQuery<SearchAnswer> => ({
  queryKey: ['search', language, words],
  queryFn: async ({ signal }) =>
    answer(
      await http.get(language === 'ar' ? 'navbar_search_ar' : 'navbar_search', { query: { query: words }, signal }),
    ),
});
