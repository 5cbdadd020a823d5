const categories = ['skincare', 'hygiene', 'healthcare', 'breastfeeding', 'cleansing-and-sterilizing', 'null'];
const sorts = ['featured', 'price_asc', 'price_desc', 'newest', 'name', 'name_ar'];
const adjectives = ['velvet', 'honey', 'cotton', 'silk', 'pearl', 'mint', 'olive', 'cloud', 'rose', 'cedar'];
const nouns = [
  'lotion',
  'thermometer',
  'teether',
  'sterilizer',
  'toothbrush',
  'wipes',
  'foam',
  'pump',
  'brush',
  'cream',
];
const arabic = ['شفاط', 'مناديل', 'كريم', 'لوشن', 'رغوة', 'معقم', 'فرشاة', 'عضاضة', 'ميزان', 'اكياس'];

/** @template A, B @param {A[]} as @param {B[]} bs @returns {[A, B][]} */
const pairs = (as, bs) => as.flatMap((a) => bs.map((b) => /** @type {[A, B]} */ ([a, b])));
const search = (/** @type {string} */ words) => `/api/navbar_search?query=${encodeURIComponent(words)}`;
const swapped = (/** @type {string} */ word) => word.slice(0, 3) + (word[4] ?? '') + (word[3] ?? '') + word.slice(5);

/** Every URL once: the server caches responses for some seconds. */
export const calls = {
  product: Array.from({ length: 60 }, (_, index) => `/api/auth/products/BN-${index}-0`),
  listing: pairs(categories, sorts).flatMap(([category, sort]) =>
    [3, 5].map((size) => `/api/auth/product_list/${category}/null/null/true?sort=${sort}&per_page=${size}`),
  ),
  'listing, narrowed': pairs(categories, [4, 6, 8, 10]).map(
    ([category, price]) => `/api/auth/product_list/${category}/null/null/true?per_page=5&in_stock=1&min_price=${price}`,
  ),
  'search, one word': [...nouns, ...adjectives].map(search),
  'search, two words': pairs(adjectives, nouns.slice(0, 5)).map(([one, two]) => search(`${one} ${two}`)),
  'search, beginning of a word': nouns.map((word) => search(word.slice(0, -1))),
  'search, typing error': nouns.filter((word) => word.length > 4).map((word) => search(swapped(word))),
  'search, no product has all words': pairs(adjectives.slice(0, 5), nouns.slice(0, 4)).map(
    ([one, two]) => `/api/auth/product_list/null/null/null/true?q=${one}%20${two}%20brush%20teether&per_page=6`,
  ),
  'search, Arabic': arabic.map((word) => `/api/navbar_search_ar?query=${encodeURIComponent(word)}`),
};
