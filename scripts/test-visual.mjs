/**
 * `npm run test:visual [-- --update] [name …]`: one contact sheet per component, every story in both languages, compared with the sheets
 * kept in `docs/pictures/stories/`. `chromium.txt` beside them says who drew them: fonts and anti-aliasing belong to a browser, so another
 * version only reports what it draws otherwise. No part of `npm test`.
 */
import './workspace/node-version.mjs';
import './workspace/end-with-npm.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArguments, ensureChromium } from './machine/chromium.mjs';
import { serveFolder } from './suites/static-server.mjs';
import { compare, contactSheet, storiesByComponent } from './visual/contact-sheet.mjs';
import { ensureBuilt } from './workspace/build.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { inRoot } from './workspace/root.mjs';
import { runMain, say, StepError } from './workspace/step.mjs';

/** Pixels of one sheet that may differ: a caret, an anti-aliased edge. */
const TOLERATED = 40;

const kept = inRoot('docs/pictures/stories');
/** Where differences are drawn; no part of the repository. */
const looked = inRoot('pictures/stories');
const update = process.argv.includes('--update');
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt(['storybook-static']);
  const { url, close } = await serveFolder(inRoot('storybook-static'));
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArguments,
  });
  try {
    const version = `Chromium ${browser.version()}`;
    const record = join(kept, 'chromium.txt');
    const before = existsSync(record) ? readFileSync(record, 'utf8').trim() : version;
    for (const folder of [kept, looked]) mkdirSync(folder, { recursive: true });
    if (update || !existsSync(record)) writeFileSync(record, `${version}\n`);

    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const changed = [];
    let taken = 0;
    let compared = 0;
    for (const [title, stories] of await storiesByComponent(url)) {
      if (names.length > 0 && !names.some((name) => title.endsWith(name))) continue;
      const name = title.replace(/\W+/g, '-');
      const file = join(kept, `${name}.webp`);
      const difference = join(looked, `${name}.changed.png`);
      rmSync(difference, { force: true });
      const sheet = await contactSheet(page, url, stories);
      if (update || !existsSync(file)) {
        taken += 1;
        writeFileSync(file, sheet);
        say(`${title}: ${update ? 'taken' : 'new'}`);
        continue;
      }
      compared += 1;
      const { differing, picture } = await compare(readFileSync(file), sheet);
      if (differing <= TOLERATED) continue;
      writeFileSync(difference, picture);
      changed.push(`${title}: ${differing} pixels, ${difference}`);
    }
    if (compared + taken === 0) throw new StepError('No component is called like that.', names.join(', '));
    const told = changed.join('\n');
    if (taken > 0)
      say(
        `${taken === 1 ? 'One sheet was' : `${taken} sheets were`} taken by ${version}: look at the difference before you commit.`,
      );
    if (compared === 0) return;
    if (changed.length === 0)
      say(`${compared === 1 ? 'One sheet is as it was' : `${compared} sheets are as they were`}, drawn by ${version}.`);
    else if (before === version)
      throw new StepError(`Look at these; if they are meant: npm run test:visual -- --update`, told);
    else say(`The sheets were drawn by ${before}; ${version} draws these otherwise, which is no failure:\n${told}`);
  } finally {
    await browser.close();
    close();
  }
});
