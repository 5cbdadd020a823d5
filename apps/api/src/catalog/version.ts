import { contentVersion } from '@mahd/content';
import type { Database } from '../db/database.js';
import { readCatalogueState } from './queries.js';

const MAX_AGE_MS = 1_000;

/** Returns a reader for the version of catalogue and content, cached for a second. */
export function versionReader(db: Database, now: () => number = Date.now): () => Promise<string> {
  let current: { readonly until: number; readonly value: Promise<string> } | undefined;
  return () => {
    if (current === undefined || current.until <= now()) {
      const value = readCatalogueState(db).then(
        (state) => `${contentVersion}-${state?.contentKey ?? ''}-${state?.revision ?? 0}`,
      );
      value.catch(() => (current = undefined));
      current = { until: now() + MAX_AGE_MS, value };
    }
    return current.value;
  };
}
