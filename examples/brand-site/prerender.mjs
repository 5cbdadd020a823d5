// Writes the finished page of each language: `dist/client/en/index.html` and `ar/index.html`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { renderPage } from './dist/server/server.js';

const template = readFileSync('dist/client/index.html', 'utf8');

/** Replaces each part of the template, and fails when it has none: the page would have the wrong language or no content. */
const fill = (parts) =>
  parts.reduce((page, [part, text]) => {
    if (!part.test(page)) throw new Error(`index.html has no ${part}`);
    return page.replace(part, () => text);
  }, template);

for (const language of ['en', 'ar']) {
  const { html, styles, title, direction } = renderPage(language);
  const page = fill([
    [/<html[^>]*>/, `<html lang="${language}" dir="${direction}">`],
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [/<!--styles-->/, styles],
    [/<!--page-->/, html],
  ]);
  mkdirSync(`dist/client/${language}`, { recursive: true });
  writeFileSync(`dist/client/${language}/index.html`, page);
}
