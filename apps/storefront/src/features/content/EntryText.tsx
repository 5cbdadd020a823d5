import type { PageEntry } from '@mahd/data/content';
import { RichText } from '@mahd/ui/RichText';
import { escapeHtml } from '../../app/document/escape.js';

/** A block of an entry as HTML, with a heading of the given level. */
export const blockHtml = ({ heading, html }: PageEntry['blocks'][number], headingLevel: 3 | 4): string =>
  `<h${headingLevel}>${escapeHtml(heading)}</h${headingLevel}>${html}`;

/** The text of a page entry. Its blocks get headings of the given level. */
export function EntryText({ entry: { intro, html, blocks }, headingLevel }: { entry: PageEntry; headingLevel: 3 | 4 }) {
  return <RichText html={intro + html + blocks.map((block) => blockHtml(block, headingLevel)).join('')} />;
}
