import { textOf } from './render.mjs';

/**
 * Words that adults read in a minute: the means of texts of the same content and difficulty in each language
 * (Trauzettel-Klosinski and Dietz, “Standardized assessment of reading performance: the new International Reading Speed
 * Texts IReST”, Investigative Ophthalmology & Visual Science 53, 2012, https://doi.org/10.1167/iovs.11-8284).
 * Arabic has fewer and longer words: articles, prepositions and pronouns are parts of them.
 */
const wordsPerMinute = { en: 228, ar: 138 };

/** Minutes that reading a text takes, rounded up. */
export function readingMinutes({ intro, html }, language) {
  const words = textOf(`${intro} ${html}`).match(/[\p{L}\p{N}]\S*/gu) ?? [];
  return Math.max(1, Math.ceil(words.length / wordsPerMinute[language]));
}
