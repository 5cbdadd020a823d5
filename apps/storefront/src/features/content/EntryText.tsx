import type { PageEntry } from '@mahd/data/content';
import { RichText } from '@mahd/ui/RichText';
import { escapeHtml } from '../../app/document/escape.js';

/** The text of a page entry. Its blocks get headings of the given level. */
export function EntryText({ entry: { intro, html, blocks }, headingLevel }: { entry: PageEntry; headingLevel: 3 | 4 }) {
  const tag = `h${headingLevel}`;
  return (
    <RichText
      html={intro + html + blocks.map((block) => `<${tag}>${escapeHtml(block.heading)}</${tag}>${block.html}`).join('')}
    />
  );
}
