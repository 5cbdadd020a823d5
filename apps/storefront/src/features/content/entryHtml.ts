import type { PageEntry } from '@mahd/data/content';
import { escapeHtml } from '../../app/document/escape.js';
import { blockId } from './blockId.js';

/** The text of a page entry as HTML. Its blocks get headings of the given level. */
export const entryHtml = (entry: PageEntry, headingLevel: 3 | 4): string => {
  const blocks = entry.blocks.map((block) => {
    const heading = `<h${headingLevel} id="${blockId(entry, block)}">${escapeHtml(block.heading)}</h${headingLevel}>`;
    return heading + block.html;
  });
  return [entry.intro, entry.html, ...blocks].join('');
};
