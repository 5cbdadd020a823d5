import { matchRanges } from '@mahd/rules/locale';
import type { SearchResult } from './searchTypes.js';

type Results = readonly SearchResult[];

/** Products whose name has a word of the query, and those found by something else. If no name has one, they are not divided. */
export function divideProducts(products: Results, query: string): readonly [named: Results, others: Results] {
  const isNamed = ({ name }: SearchResult) => matchRanges(name, query).length > 0;
  return products.some(isNamed)
    ? [products.filter(isNamed), products.filter((product) => !isNamed(product))]
    : [products, []];
}
