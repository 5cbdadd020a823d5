// Reads and validates the catalogue and the Markdown, and writes src/generated. `--check` writes nothing and fails
// when a file is stale.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildContent } from './content/build.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { files, problems } = await buildContent(root);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

for (const [name, text] of Object.entries(files)) {
  const path = join(root, 'src/generated', name);
  const current = await readFile(path, 'utf8').catch(() => '');
  if (current === text) continue;
  await writeFile(path, text);
  console.log(`wrote ${name}`);
}
