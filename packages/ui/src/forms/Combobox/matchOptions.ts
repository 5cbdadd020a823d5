import { normalizeForSearch } from '@mahd/rules/locale';

/** The searchable part of an option. */
export interface MatchableOption {
  label: string;
  /** More search terms, such as the name in the other script. */
  keywords?: readonly string[];
  /** Always listed, at the end ("Other"). */
  always?: boolean;
}

/** The normalised texts to compare with. */
const comparableTexts = (option: MatchableOption) => [option.label, ...(option.keywords ?? [])].map(normalizeForSearch);

/**
 * The options that contain every typed word, compared as in the shop's search: hamza forms, ة and ه, diacritics, digit
 * style and the article are ignored. Options that start with the query come first. An empty query returns all.
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

/** The option whose label or keyword equals the query, compared in the same way. */
export function exactMatch<Option extends MatchableOption>(
  options: readonly Option[],
  typed: string,
): Option | undefined {
  const wanted = normalizeForSearch(typed);
  return options.find((option) => !option.always && comparableTexts(option).includes(wanted));
}
