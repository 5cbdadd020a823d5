/** How many words a reader takes in per minute; the same for both languages, so that twins say the same. */
const WORDS_PER_MINUTE = 200;

const plainText = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** Minutes a text takes to read, at least 1. */
export function readingMinutes(...html: readonly string[]): number {
  const words = html.flatMap((part) => plainText(part).match(/\S+/g) ?? []).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** A part of a text: its heading's id and words, and the HTML below it. The first one may have no heading. */
export interface ReadingSection {
  readonly id: string;
  readonly heading: string;
  /** With the heading in it. */
  readonly html: string;
}

/** Cuts a text before each of its `h2`. What stands before the first one is a part of its own. */
export function readingSections(html: string): ReadingSection[] {
  return html
    .split(/(?=<h2[\s>])/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, attributes = '', heading = ''] = /^<h2([^>]*)>([\s\S]*?)<\/h2>/.exec(part) ?? [];
      return {
        id: /\bid="([^"]+)"/.exec(attributes)?.[1] ?? '',
        heading: decoded(plainText(heading)).replace(/\s+/g, ' ').trim(),
        html: part,
      };
    });
}

/** The same HTML with every heading one level lower, for a text that stands under a heading of the same rank. */
export const withLowerHeadings = (html: string): string =>
  html.replace(/<(\/?)h([2-5])(?=[\s>])/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`);

// Sanitised HTML leaves only these four in text.
const decoded = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

interface Source {
  readonly name: string;
  readonly topic: string;
}

/** The sources of several texts as one list: each body once, with everything it is named for, in the order of first mention. */
export function mergedSources(lists: readonly (readonly Source[])[], separator: string): Source[] {
  const topics = new Map<string, Set<string>>();
  for (const { name, topic } of lists.flat()) topics.set(name, (topics.get(name) ?? new Set()).add(topic));
  return [...topics].map(([name, named]) => ({ name, topic: [...named].filter(Boolean).join(separator) }));
}
