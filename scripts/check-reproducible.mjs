// `npm run check:reproducible`: builds two clones of the commit in different folders and compares every file of the builds.
import './workspace/node-version.mjs';
import './workspace/exit-with-npm.mjs';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { published } from './package/pack.mjs';
import { builtFiles, differences } from './reproducible/differences.mjs';
import { onExit } from './workspace/cleanup.mjs';
import { runOrThrow } from './workspace/command.mjs';
import { root } from './workspace/root.mjs';
import { CommandError, log, runMain, withProgress } from './workspace/cli.mjs';

/** The two builds differ in everything that may differ between machines. */
const places = [
  { folder: 'shop', env: { TZ: 'Asia/Dubai', LC_ALL: 'C' } },
  { folder: 'a/folder/much/deeper/than/the/other', env: { TZ: 'America/Los_Angeles', LC_ALL: 'C.UTF-8' } },
];

/** @param {string} folder @param {Record<string, string>} env */
async function build(folder, env) {
  /** @param {string} task @param {string} command @param {string[]} args @param {string} [cwd] */
  const run = (task, command, args, cwd = folder) =>
    withProgress(task, () => runOrThrow(task, command, args, { cwd, env: { ...env, NODE_ENV: 'production' } }));

  await run('Cloning', 'git', ['clone', '--quiet', root, folder], root);
  await run('Installing and building the shop', process.execPath, ['scripts/build.mjs']);
  for (const name of published) {
    await run(`Building @mahd/${name}`, 'npm', ['run', '--silent', 'build:package'], join(folder, 'packages', name));
  }
  await run('Building Storybook', 'npm', ['run', '--silent', 'build:storybook']);
  const sizes = await run('Measuring sizes', process.execPath, ['scripts/check-size.mjs']);
  const listing = await runOrThrow(
    'Listing the built files',
    'git',
    ['ls-files', '--others', '--exclude=node_modules', '-z'],
    {
      cwd: folder,
    },
  );
  return { folder, files: builtFiles(listing), sizes };
}

await runMain(async () => {
  const work = realpathSync(mkdtempSync(join(tmpdir(), 'mahd-reproducible-')));
  onExit(() => rmSync(work, { recursive: true, force: true }));
  const commit = await runOrThrow('Reading the commit', 'git', ['log', '-1', '--format=%h %s'], { cwd: root });
  const uncommitted = await runOrThrow('Reading the status', 'git', ['status', '--short'], { cwd: root });
  log(`Commit ${commit.trim()}${uncommitted ? ', without uncommitted changes' : ''}`);

  const builds = [];
  for (const { folder, env } of places) {
    log(`\n${join(work, folder)}, ${Object.values(env).join(', ')}`);
    builds.push(await build(join(work, folder), env));
  }
  const [one, other] = builds;
  if (!one || !other || one.files.length === 0) throw new CommandError('Nothing was built.');
  const differing = differences(one, other);
  if (one.sizes !== other.sizes) differing.push(`sizes:\n${one.sizes}\nand\n${other.sizes}`);
  if (differing.length > 0)
    throw new CommandError(`${differing.length} of ${one.files.length} files differ.`, differing.join('\n'));
  log(`\n${one.files.length} files and the sizes of all components are identical.`);
});
