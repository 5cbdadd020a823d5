import type { ImportedProduct, ImportProblem } from './ImportedProduct.js';

/** Names without a letter of their language: two columns were swapped, or the name was not translated. */
export function nameWarnings(products: readonly Pick<ImportedProduct, 'place' | 'name'>[]): ImportProblem[] {
  return products.flatMap(({ place, name }) => [
    ...(/\p{Script=Latin}/u.test(name.en)
      ? []
      : [{ place, problem: `the English name “${name.en}” has no Latin letter` }]),
    ...(/\p{Script=Arabic}/u.test(name.ar)
      ? []
      : [{ place, problem: `the Arabic name “${name.ar}” has no Arabic letter` }]),
  ]);
}
