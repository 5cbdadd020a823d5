const plainText = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** A section of a text: id and text of its heading, and its HTML. The first section may have no heading. */
export interface ReadingSection {
  readonly id: string;
  readonly heading: string;
  /** Includes the heading. */
  readonly html: string;
  /** Without the heading. */
  readonly body: string;
}

/** Splits a text before each `h2`. Text before the first one is a section too. */
export function readingSections(html: string): ReadingSection[] {
  return html
    .split(/(?=<h2[\s>])/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [head = '', attributes = '', heading = ''] = /^<h2([^>]*)>([\s\S]*?)<\/h2>/.exec(part) ?? [];
      return {
        id: /\bid="([^"]+)"/.exec(attributes)?.[1] ?? '',
        heading: headingText(heading),
        html: part,
        body: part.slice(head.length),
      };
    });
}

/** The headings below that of a section: id and text of each `h3` with an id. */
export const readingHeadings = (body: string): { id: string; label: string }[] =>
  [...body.matchAll(/<h3[^>]*\bid="([^"]+)"[^>]*>([\s\S]*?)<\/h3>/g)].map(([, id = '', heading = '']) => ({
    id,
    label: headingText(heading),
  }));

/** Lowers all headings by one level, for a text below a heading of the same level. */
export const withLowerHeadings = (html: string): string =>
  html.replace(/<(\/?)h([2-5])(?=[\s>])/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`);

const headingText = (html: string) => decoded(plainText(html)).replace(/\s+/g, ' ').trim();

// Sanitized text contains only these four entities.
const decoded = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
