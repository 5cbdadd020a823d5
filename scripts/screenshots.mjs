// `npm run screenshots [-- name …]`: screenshots of every screen at 360, 768 and 1440 px in both languages, in pictures/.
// `--dark` takes them in the dark scheme, in pictures/dark.
// `npm run screenshots -- --sheets` makes the contact sheets in docs/pictures/pages from them, with `--dark` those in docs/pictures/pages/dark.
import './workspace/node-version.mjs';
import './workspace/exit-with-npm.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureChromium } from './machine/chromium.mjs';
import { ensureBuilt } from './workspace/build.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { inRoot, root } from './workspace/root.mjs';
import { CommandError, runMain } from './workspace/cli.mjs';
import { parseCommandLine } from './workspace/command-line.mjs';
import { pageSheets } from './visual/page-sheets.mjs';

await runMain(async () => {
  const {
    positionals: names,
    values: { dark, sheets },
  } = parseCommandLine({ dark: { type: 'boolean' }, sheets: { type: 'boolean' } });
  if (sheets && names.length > 0) throw new CommandError('--sheets makes every sheet: leave the names out.');
  await ensureInstalled();
  const scheme = dark ? 'dark' : 'light';
  if (sheets) {
    const folder = scheme === 'dark' ? 'dark' : '';
    const screenshots = inRoot('pictures', folder);
    if (!existsSync(screenshots))
      throw new CommandError(
        `There are no screenshots in ${screenshots}. Take them first: the same command without --sheets.`,
      );
    return pageSheets(screenshots, inRoot('docs/pictures/pages', folder));
  }
  await ensureBuilt();
  const filter = names.length > 0 ? ['--grep', ` (${names.join('|')})$`] : [];
  const { status } = spawnSync(
    inRoot('node_modules/.bin/playwright'),
    ['test', '--config', 'playwright.screenshots.config.ts', '--project', `${scheme}-*`, ...filter],
    { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: await ensureChromium() } },
  );
  process.exit(status ?? 1);
});
