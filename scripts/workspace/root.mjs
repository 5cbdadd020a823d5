import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Absolute path of a file in the repository.
 * @param {...string} parts
 */
export const inRoot = (...parts) => join(root, ...parts);
