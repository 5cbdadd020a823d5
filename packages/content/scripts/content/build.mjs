// Builds everything in this package: source files in, generated files and problems out.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artworkIn } from './artwork.mjs';
import { captionsOf } from './captions.mjs';
import { catalogueProblems } from './catalogue-rules.mjs';
import { assembleCatalogue, readCatalogue } from './catalogue.mjs';
import { factNames } from './facts.mjs';
import { assemblePages } from './pages.mjs';
import { isolated } from './isolated.mjs';
import { withQuotes } from './quotes.mjs';
import { knownRoutes } from './routes.mjs';
import { documentProblems } from './rules.mjs';
import { readBothLanguages } from './read.mjs';
import { hashOf } from '../pictures/sources.mjs';

/** The generated files and captions by name, and the problems of the sources (empty when valid). */
export async function buildContent(root) {
  const manifest = JSON.parse(await readFile(join(root, 'src/pictures.generated.json'), 'utf8'));
  const films = JSON.parse(await readFile(join(root, 'src/films.generated.json'), 'utf8'));
  const source = await readCatalogue(root);
  const documents = await readBothLanguages(root);
  const problems = [
    ...catalogueProblems(source, manifest),
    ...documentProblems({ documents, manifest, catalogue: source, routes: knownRoutes(source, documents) }),
  ];
  if (problems.length > 0) return { files: {}, captions: {}, problems };

  const catalogue = withQuotes(assembleCatalogue(source, artworkIn(manifest, 'en')));
  const captions = {};
  const filmOf = (id, transcripts) => {
    const { path, times } = films[id];
    const lines = withQuotes(transcripts);
    const captionPath = (language) => {
      const text = captionsOf(lines[language], times);
      const name = `${id}.${hashOf(text)}.${language}.vtt`;
      captions[name] = text;
      return `films/${name}`;
    };
    return {
      seconds: Math.round(times.at(-1).end),
      film: { path, captions: { en: captionPath('en'), ar: captionPath('ar') } },
    };
  };
  const content = assemblePages(documents, catalogue.catalogue, (language) => artworkIn(manifest, language), filmOf);
  const texts = withQuotes(isolated(content));
  const version = createHash('sha256')
    .update(JSON.stringify([catalogue, texts, manifest]))
    .digest('hex')
    .slice(0, 12);
  return {
    files: {
      'catalogue.json': printed(catalogue),
      'content.json': printed({ version, factNames, ...texts }),
    },
    captions,
    problems,
  };
}

function printed(value) {
  return `${JSON.stringify(value, null, 1)}\n`;
}
