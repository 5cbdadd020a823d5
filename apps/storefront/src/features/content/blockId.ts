import type { PageEntry } from '@mahd/data/content';

/** The id of a block, unique on a page on which other entries have blocks of the same names. */
export const blockId = ({ slug }: Pick<PageEntry, 'slug'>, { id }: Pick<PageEntry['blocks'][number], 'id'>): string =>
  `${slug}-${id}`;
