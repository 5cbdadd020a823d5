import { readFileSync } from 'node:fs';

/** Reads a JSON file of words and their synonyms; null if it cannot be read or has another shape. */
export function readSynonyms(path: string): Record<string, string[]> | null {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isSynonyms(read) ? read : null;
  } catch {
    return null;
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
