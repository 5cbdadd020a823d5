/** Titles and parts of names that are not names: the initials skip them. */
const SKIPPED = /^(?:mr|mrs|ms|dr|al|el|bin|bint|ibn|د|السيد|السيدة|بن|بنت|ابن)\.?$/i;

/**
 * The initials of the first and the last name. Arabic ones have a space between them, so that they do not join, and no
 * article: علي المنصوري is "ع م".
 */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .filter((word) => word !== '');
  const names = words.filter((word) => !SKIPPED.test(word));
  const [first, last] = [names[0] ?? words[0], names.length > 1 ? names.at(-1) : undefined];
  const letters = [first, last].map((word) => [...(word ?? '').replace(/^ال(?=.{2})/, '')][0]?.toUpperCase() ?? '');
  return letters.join(/\p{Script=Arabic}/u.test(letters.join('')) ? ' ' : '').trim();
}
