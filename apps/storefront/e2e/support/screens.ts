import list from './screens.json' with { type: 'json' };

/** A screen every general check visits and `npm run photograph` takes pictures of. */
export interface Screen {
  readonly name: string;
  /** Below the language segment, with its slash; empty is home. */
  readonly path: string;
  /** Default: 200. */
  readonly status?: number;
}

export const screens: readonly Screen[] = list;
