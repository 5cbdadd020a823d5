// One pass over everything in this package: source files in, generated files and problems out.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artworkIn } from './artwork.mjs';
import { assembleCatalogue, readCatalogue } from './catalogue.mjs';
import { factNames } from './facts.mjs';
import { assemblePages } from './pages.mjs';
import { readBothLanguages } from './read.mjs';

/** The generated files by name, and what is wrong with the sources (empty when all is well). */
export async function buildContent(root) {
  const manifest = JSON.parse(await readFile(join(root, 'src/pictures.generated.json'), 'utf8'));
  const source = await readCatalogue(root);
  const documents = await readBothLanguages(root);
  const problems = [];
  if (problems.length > 0) return { files: {}, problems };

  const missing = new Set();
  const catalogue = assembleCatalogue(source, (name) => artworkIn(manifest, 'en', missing).pictureOf(name));
  const content = assemblePages(documents, catalogue.catalogue, (language) => artworkIn(manifest, language, missing));
  const version = createHash('sha256')
    .update(JSON.stringify([catalogue, content, manifest]))
    .digest('hex')
    .slice(0, 12);
  return {
    files: {
      'catalogue.json': printed(catalogue),
      'content.json': printed({ version, factNames, ...content }),
    },
    problems,
  };
}

function printed(value) {
  return `${JSON.stringify(value, null, 1)}\n`;
}
