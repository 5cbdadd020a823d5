// `npm run check:package`: the packages as a stranger gets them: packed, linted, installed into apps outside this repository, and looked at.
import './workspace/node-version.mjs';
import './workspace/end-with-npm.mjs';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBrowserApp, checkServerApp, makeConsumer, shakeTree } from './package/consumers.mjs';
import { brokenTokens, lintPackage, pack, published, withoutDirective } from './package/pack.mjs';
import { onEnd } from './workspace/cleanup.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { runMain, say, step, StepError } from './workspace/step.mjs';

await runMain(async () => {
  await ensureInstalled();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mahd-package-')));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));

  /** @type {Awaited<ReturnType<typeof pack>>[]} */
  const packed = [];
  for (const name of published) packed.push(await step(`Packing @mahd/${name}`, () => pack(name, folder)));
  for (const each of packed) await step(`publint and types of @mahd/${each.name}`, () => lintPackage(each));

  for (const { name, unpacked } of packed) {
    const silent = withoutDirective(join(unpacked, 'dist'));
    if (silent.length > 0)
      throw new StepError(`Files of @mahd/${name} for the browser without "use client":`, silent.join('\n'));
  }
  const tokens = join(packed.at(-1)?.unpacked ?? '', 'dist/tokens');
  for (const file of readdirSync(tokens)) {
    const broken = brokenTokens(JSON.parse(readFileSync(join(tokens, file), 'utf8')));
    if (broken.length > 0) throw new StepError(`${file} is no W3C token file.`, broken.join('\n'));
  }

  const app = join(folder, 'app');
  mkdirSync(app);
  await step('Installing the tarballs in an app outside the workspace', () => makeConsumer(app, packed));
  const { own, root } = await step('Shaking the tree', () => shakeTree(app));
  say(`A button, minified, without its peers: ${own} bytes from its own entry, ${root} from the root`);
  await step('The app in the browser, in both languages, in a brand of its own', () => checkBrowserApp(app));
  await step('The app from a server', () => checkServerApp(app));
  say('The packages work where they are installed.');
});
