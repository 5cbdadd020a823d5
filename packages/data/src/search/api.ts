import type * as wire from '@mahd/contract';
import type { Language } from '@mahd/rules/locale';
import type { HttpClient } from '../http/index.js';
import { array, boolean, number, object, optional, pictureOrNull, price, string, text } from '../http/decoders.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';

/** Response of the search; amounts are fils. */
export type SearchAnswer = Required<Omit<wire.SearchAnswer, 'total'>> & {
  /** Null when unknown. */
  total: number | null;
};

const answer = object<SearchAnswer>({
  products: array(
    object<wire.ProductHit>({
      route: string,
      product_code: text,
      name: text,
      size: text,
      arabic: optional(
        object({ name: text, size: text, variations: optional(array(object({ code: string, name: text })), []) }),
        { name: '', size: '', variations: [] },
      ),
      featured_img: text,
      picture: pictureOrNull,
      default_price: price,
      price,
      discounted_price: price,
      discount: optional(number, 0),
      variations: optional(
        array(
          object({
            code: string,
            name: text,
            variation_price: price,
            variation_discounted_price: price,
            variation_discount: optional(number, 0),
          }),
        ),
        [],
      ),
    }),
  ),
  total: optional(number, null),
  closest: optional(boolean, false),
  articles: optional(
    array(object({ route: string, name: text, arabic: optional(object({ title: text }), { title: '' }) })),
    [],
  ),
});

/** GET navbar_search, or navbar_search_ar on Arabic pages. `words` must be lower case. */
export const searchQuery = (http: HttpClient, words: string, language: Language): NamedQuery<SearchAnswer> => ({
  queryKey: ['search', language, words],
  queryFn: async ({ signal }) =>
    answer(
      await http.get(language === 'ar' ? 'navbar_search_ar' : 'navbar_search', { query: { query: words }, signal }),
    ),
});

/** `useAtomValue(foundAtom(words, language))`: the results for a results page. */
export const foundAtom = queryAtomFamily(searchQuery, 16);
