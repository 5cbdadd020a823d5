import { readFileSync } from 'node:fs';
import { ConfigurationError } from '@mahd/api';

/** Reads a JSON file of words and their synonyms; null if it has another shape. Throws a ConfigurationError when it cannot be read. */
export function readSynonyms(path: string): Record<string, string[]> | null {
  const text = textOf(path);
  try {
    const read: unknown = JSON.parse(text);
    return isSynonyms(read) ? read : null;
  } catch (error) {
    throw new ConfigurationError(`SEARCH_SYNONYMS names ${path}, which is not JSON: ${(error as Error).message}.`);
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new ConfigurationError(
      `SEARCH_SYNONYMS names ${path}, which ${isMissing ? 'does not exist' : 'cannot be read'}.`,
    );
  }
}

function isSynonyms(value: unknown): value is Record<string, string[]> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((words) => Array.isArray(words) && words.every((word) => typeof word === 'string'))
  );
}
