// Writes .br and .gz beside every text file of the browser build, at the highest quality: they are made once and sent often.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = new URL('../dist/client/', import.meta.url).pathname;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const entries = await readdir(folder, { recursive: true });
await Promise.all(
  entries
    .filter((name) => /\.(js|css|svg|json|webmanifest)$/.test(name) && !name.startsWith('.vite'))
    .map(async (name) => {
      const bytes = await readFile(join(folder, name));
      if (bytes.length < 512) return;
      await writeFile(
        join(folder, `${name}.br`),
        await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      );
      await writeFile(join(folder, `${name}.gz`), await zip(bytes, { level: 9 }));
    }),
);
