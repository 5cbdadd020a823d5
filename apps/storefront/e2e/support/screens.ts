import list from './screens.json' with { type: 'json' };

/** A screen that every general check visits and `npm run screenshots` captures. */
export interface Screen {
  readonly name: string;
  /** Below the language segment, with its slash; empty is home. */
  readonly path: string;
  /** Default: 200. */
  readonly status?: number;
  /**
   * Visited in fewer windows than others: pages to read share one frame; plain ones are a short form, or the parts of a listing that
   * other screens show too.
   */
  readonly kind?: 'reading' | 'plain';
}

export const screens: readonly Screen[] = list as Screen[];
