// Writes the finished page of each language: `dist/client/en/index.html` and `ar/index.html`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { renderPage } from './dist/server/server.js';

const template = readFileSync('dist/client/index.html', 'utf8');

for (const language of ['en', 'ar']) {
  const { html, styles, title, direction } = renderPage(language);
  const page = template
    .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction}">`)
    .replace('<title>Sidra</title>', () => `<title>${title}</title>`)
    .replace('<!--styles-->', () => styles)
    .replace('<!--page-->', () => html);
  mkdirSync(`dist/client/${language}`, { recursive: true });
  writeFileSync(`dist/client/${language}/index.html`, page);
}
