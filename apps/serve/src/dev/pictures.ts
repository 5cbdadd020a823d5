import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readStaticFiles, withFilms } from '../staticFiles.js';

const content = dirname(createRequire(import.meta.url).resolve('@mahd/content/package.json'));

/** Read once; this module survives reloads. */
export const pictures = Promise.all(
  ['pictures/built', 'films/built'].map((folder) => readStaticFiles(join(content, folder), () => 'no-cache')),
).then(([pictures, films]) => withFilms(pictures!, films!));
