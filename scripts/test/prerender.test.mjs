import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../workspace/root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mahd-prerender-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  for (const name of ['client', 'server']) mkdirSync(join(folder, 'dist', name), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'prerender.mjs'), readFileSync(inRoot('examples/brand-site/prerender.mjs')));
  writeFileSync(
    join(folder, 'dist/server/server.js'),
    "export const renderPage = (language) => ({ html: language, styles: '', title: `Title $& ${language}`, direction: language === 'ar' ? 'rtl' : 'ltr' });",
  );
});

/** @param {string} template */
const prerender = (template) => {
  writeFileSync(join(folder, 'dist/client/index.html'), template);
  execFileSync(process.execPath, ['prerender.mjs'], { cwd: folder, stdio: 'pipe' });
};

test('the example site is prerendered in each language, whichever the template has', () => {
  prerender('<html lang="ar" dir="rtl" class="x"><title>عسل</title><!--styles--><!--page--></html>');
  for (const [language, direction] of [
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ])
    expect(readFileSync(join(folder, `dist/client/${language}/index.html`), 'utf8')).toBe(
      `<html lang="${language}" dir="${direction}"><title>Title $& ${language}</title>${language}</html>`,
    );
});

test('a template without a place for the page is an error', () => {
  expect(() => prerender('<html><title>عسل</title><!--styles--></html>')).toThrow(/index\.html has no .*page/);
});
