// `npm run check:package`: packs and lints the packages, builds `examples/brand-site` from them outside the repository and checks it in a browser.
import './workspace/node-version.mjs';
import './workspace/exit-with-npm.mjs';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, checkSite, checkTreeShaking } from './package/brand-site.mjs';
import { invalidTokens, lintPackage, pack, published, filesWithoutDirective } from './package/pack.mjs';
import { onExit } from './workspace/cleanup.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { CommandError, log, runMain, withProgress } from './workspace/cli.mjs';

await runMain(async () => {
  await ensureInstalled();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mahd-package-')));
  onExit(() => rmSync(folder, { recursive: true, force: true }));

  /** @type {Awaited<ReturnType<typeof pack>>[]} */
  const packed = [];
  for (const name of published) packed.push(await withProgress(`Packing @mahd/${name}`, () => pack(name, folder)));
  for (const each of packed) await withProgress(`publint and types of @mahd/${each.name}`, () => lintPackage(each));

  for (const { name, unpacked } of packed) {
    const unmarked = filesWithoutDirective(join(unpacked, 'dist'));
    if (unmarked.length > 0)
      throw new CommandError(`Client files of @mahd/${name} without "use client":`, unmarked.join('\n'));
  }
  const tokens = join(packed.at(-1)?.unpacked ?? '', 'dist/tokens');
  for (const file of readdirSync(tokens)) {
    const invalid = invalidTokens(JSON.parse(readFileSync(join(tokens, file), 'utf8')));
    if (invalid.length > 0) throw new CommandError(`${file} is not a valid W3C token file.`, invalid.join('\n'));
  }

  const site = join(folder, 'brand-site');
  await withProgress('Building examples/brand-site from the tarballs, outside the workspace', () =>
    buildSite(site, packed),
  );
  const { own, root } = await withProgress('Checking tree shaking', () => checkTreeShaking(site));
  log(`Button, minified, without peer dependencies: ${own} bytes from its own entry, ${root} from the root`);
  await withProgress('Checking the site in the browser', () => checkSite(site));
  log('The published packages work.');
});
