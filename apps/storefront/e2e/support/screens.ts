import list from './screens.json' with { type: 'json' };

/** A screen that every general check visits and `npm run screenshots` captures. */
export interface Screen {
  readonly name: string;
  /** Below the language segment, with its slash; empty is home. */
  readonly path: string;
  /** Default: 200. */
  readonly status?: number;
  /** Pages to read share one frame and are checked in fewer windows than the shop's own. */
  readonly kind?: 'reading';
}

export const screens: readonly Screen[] = list as Screen[];
