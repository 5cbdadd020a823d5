import { normalizeForSearch } from '@mahd/rules/locale';

/** What of an option can be found by typing. */
export interface MatchableOption {
  label: string;
  /** Other words that find it, as the name in the other script. */
  keywords?: readonly string[];
  /** Stands at the end whatever is typed ("Other"). */
  always?: boolean;
}

/** What an option is compared by. */
const comparableTexts = (option: MatchableOption) => [option.label, ...(option.keywords ?? [])].map(normalizeForSearch);

/**
 * The options that hold every typed word, compared as the shop's search compares (أ and ا, ة and ه, marks, digits and the article
 * apart make no difference, in both scripts). Those that begin with what is typed come first; nothing typed leaves all.
 */
export function matchOptions<Option extends MatchableOption>(options: readonly Option[], typed: string): Option[] {
  const wanted = normalizeForSearch(typed);
  if (wanted === '') return [...options];
  const words = wanted.split(' ');
  const found = options.filter(
    (option) => !option.always && comparableTexts(option).some((text) => words.every((word) => text.includes(word))),
  );
  const begins = (option: Option) => comparableTexts(option).some((text) => text.startsWith(wanted));
  return [
    ...found.filter(begins),
    ...found.filter((option) => !begins(option)),
    ...options.filter((option) => option.always),
  ];
}

/** The option that the typed words spell out, compared in the same way. */
export function exactMatch<Option extends MatchableOption>(
  options: readonly Option[],
  typed: string,
): Option | undefined {
  const wanted = normalizeForSearch(typed);
  return options.find((option) => !option.always && comparableTexts(option).includes(wanted));
}
