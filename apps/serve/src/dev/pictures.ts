import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readStaticFiles, withFilms } from '../staticFiles.js';

const content = dirname(createRequire(import.meta.url).resolve('@mahd/content/package.json'));

const built = (kind: 'pictures' | 'films') => readStaticFiles(join(content, kind, 'built'), () => 'no-cache');

/** Read once; this module survives reloads. */
export const pictures = Promise.all([built('pictures'), built('films')]).then(([pictures, films]) =>
  withFilms(pictures, films),
);
