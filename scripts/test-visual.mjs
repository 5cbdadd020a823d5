/**
 * `npm run test:visual [-- --update] [name …]`: compares a contact sheet per component, every story in both languages, with the
 * baselines in `docs/pictures/stories/`. `chromium.txt` there names the browser version that drew them. Rendering differs between versions,
 * so another one reports differences without failing. Not part of `npm test`.
 */
import './workspace/node-version.mjs';
import './workspace/exit-with-npm.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArguments, ensureChromium, unhinted } from './machine/chromium.mjs';
import { serveFolder } from './suites/static-server.mjs';
import { compare, contactSheet, storiesByComponent } from './visual/contact-sheet.mjs';
import { selectComponents, sheetFile, sheetsLeftOver } from './visual/select-components.mjs';
import { ensureBuilt } from './workspace/build.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { inRoot } from './workspace/root.mjs';
import { CommandError, log, runMain } from './workspace/cli.mjs';
import { parseCommandLine } from './workspace/command-line.mjs';

/** Pixels of one sheet that may differ: a caret, an anti-aliased edge. */
const MAX_DIFFERENT_PIXELS = 40;

const baselines = inRoot('docs/pictures/stories');
/** Pictures of the differences; ignored by git. */
const differences = inRoot('pictures/stories');

await runMain(async () => {
  const {
    positionals: names,
    values: { update },
  } = parseCommandLine({ update: { type: 'boolean' } });
  await ensureInstalled();
  await ensureBuilt(['storybook-static']);
  const { url, close } = await serveFolder(inRoot('storybook-static'));
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArguments, unhinted],
  });
  try {
    const components = await storiesByComponent(url);
    const selected = selectComponents([...components.keys()], names);
    const version = `Chromium ${browser.version()}`;
    const versionFile = join(baselines, 'chromium.txt');
    const before = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : version;
    for (const folder of [baselines, differences]) mkdirSync(folder, { recursive: true });
    if (update || !existsSync(versionFile)) writeFileSync(versionFile, `${version}\n`);

    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const changed = [];
    let written = 0;
    let compared = 0;
    for (const title of selected) {
      const file = join(baselines, sheetFile(title));
      const difference = join(differences, sheetFile(title).replace('.webp', '.changed.png'));
      rmSync(difference, { force: true });
      const sheet = await contactSheet(page, url, components.get(title) ?? []);
      if (update || !existsSync(file)) {
        written += 1;
        writeFileSync(file, sheet);
        log(`${title}: ${update ? 'updated' : 'new'}`);
        continue;
      }
      compared += 1;
      const { differing, picture } = await compare(readFileSync(file), sheet);
      if (differing <= MAX_DIFFERENT_PIXELS) continue;
      writeFileSync(difference, picture);
      changed.push(`${title}: ${differing} pixels, ${difference}`);
    }
    const leftOver = sheetsLeftOver(readdirSync(baselines), [...components.keys()]);
    if (leftOver.length > 0) log(`Delete these sheets of components that no longer exist: ${leftOver.join(', ')}`);
    const report = changed.join('\n');
    if (written > 0)
      log(
        `Wrote ${written === 1 ? 'one sheet' : `${written} sheets`} with ${version}. Review the changes before you commit.`,
      );
    if (compared === 0) return;
    if (changed.length === 0)
      log(`${compared === 1 ? 'One sheet is' : `${compared} sheets are`} unchanged with ${version}.`);
    else if (before === version)
      throw new CommandError('Review these differences. To accept them: npm run test:visual -- --update', report);
    else log(`The baselines were drawn with ${before}; ${version} differs here, which is not a failure:\n${report}`);
  } finally {
    await browser.close();
    close();
  }
});
