import type { PageEntry } from '@mahd/data/content';
import { escapeHtml } from '../../app/document/escape.js';

/** The text of a page entry as HTML. Its blocks get headings of the given level. */
export const entryHtml = ({ intro, html, blocks }: PageEntry, headingLevel: 3 | 4): string =>
  intro +
  html +
  blocks.map((block) => `<h${headingLevel}>${escapeHtml(block.heading)}</h${headingLevel}>${block.html}`).join('');
