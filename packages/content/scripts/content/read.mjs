// Reads the Markdown of both languages: front matter as data, body as text.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { anchorsOf } from './render.mjs';

export const languages = ['en', 'ar'];

/**
 * Reads every document of a language.
 * `path` is the file's path below the language folder without extension, the same in both languages.
 */
async function readDocuments(root, language) {
  const names = (await readdir(join(root, language), { recursive: true }))
    .filter((name) => name.endsWith('.md'))
    .sort();
  return Promise.all(
    names.map(async (name) =>
      parseDocument(await readFile(join(root, language, name), 'utf8'), language, name.slice(0, -'.md'.length)),
    ),
  );
}

/** Parses a document. Throws without front matter. */
export function parseDocument(text, language, path) {
  const parts = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text);
  if (!parts) throw new Error(`${language}/${path}.md: there is no front matter`);
  const folders = path.split('/');
  return {
    language,
    path,
    section: folders[0],
    slug: folders.at(-1),
    fields: parse(parts[1]),
    body: parts[2].trim(),
  };
}

/**
 * The documents of both languages. Translations use the anchors of the English headings, so that links work in both.
 */
export async function readBothLanguages(root) {
  const [english, arabic] = await Promise.all(languages.map((language) => readDocuments(root, language)));
  const anchors = new Map(english.map((document) => [document.path, anchorsOf(document.body)]));
  return [...english, ...arabic].map((document) => ({ ...document, anchors: anchors.get(document.path) }));
}
