// Reads and validates the catalogue and the Markdown, and writes src/generated and the captions of films/built.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildContent } from './content/build.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { files, captions, problems } = await buildContent(root);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

await write('src/generated', files);
await write('films/built', captions);
for (const name of await readdir(join(root, 'films/built'))) {
  if (name.endsWith('.vtt') && !(name in captions)) await rm(join(root, 'films/built', name));
}

async function write(folder, texts) {
  for (const [name, text] of Object.entries(texts)) {
    const path = join(root, folder, name);
    const current = await readFile(path, 'utf8').catch(() => '');
    if (current === text) continue;
    await writeFile(path, text);
    console.log(`wrote ${name}`);
  }
}
