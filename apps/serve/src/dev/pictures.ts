import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readStaticFiles } from '../staticFiles.js';

const content = dirname(createRequire(import.meta.url).resolve('@mahd/content/package.json'));

/** Read once; this module survives reloads. */
export const pictures = readStaticFiles(join(content, 'pictures/built'), () => 'no-cache');
