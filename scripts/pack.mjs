// `npm run pack -- <folder>`: writes the tarballs of the published packages into a folder.
import './workspace/node-version.mjs';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pack, published } from './package/pack.mjs';
import { onExit } from './workspace/cleanup.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { CommandError, log, runMain, withProgress } from './workspace/cli.mjs';

await runMain(async () => {
  const [typed] = process.argv.slice(2);
  if (!typed) throw new CommandError('Name a folder for the tarballs: npm run pack -- <folder>');
  // Relative to where npm was started.
  const target = resolve(process.env.INIT_CWD ?? '.', typed);
  await ensureInstalled();
  const folder = mkdtempSync(join(tmpdir(), 'mahd-pack-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(target, { recursive: true });
  for (const name of published) {
    const { tarball } = await withProgress(`Packing @mahd/${name}`, () => pack(name, folder));
    copyFileSync(tarball, join(target, basename(tarball)));
  }
  log(`The tarballs are in ${target}. They depend on each other: install them in one command.`);
});
