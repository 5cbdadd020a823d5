// `npm run check:reproducible`: builds two clones of the commit in folders of different depth, and compares every file that came out.
import './workspace/node-version.mjs';
import './workspace/end-with-npm.mjs';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must, published } from './package/pack.mjs';
import { differences } from './reproducible/differences.mjs';
import { onEnd } from './workspace/cleanup.mjs';
import { root } from './workspace/root.mjs';
import { runMain, say, step, StepError } from './workspace/step.mjs';

/** What a machine may have otherwise is otherwise in the two. */
const places = [
  { folder: 'shop', env: { TZ: 'Asia/Dubai', LC_ALL: 'C' } },
  { folder: 'a/folder/much/deeper/than/the/other', env: { TZ: 'America/Los_Angeles', LC_ALL: 'C.UTF-8' } },
];

/** @param {string} folder @param {Record<string, string>} env */
async function build(folder, env) {
  /** @param {string} what @param {string} command @param {string[]} args @param {string} [cwd] */
  const run = (what, command, args, cwd = folder) =>
    step(what, () => must(what, command, args, { cwd, env: { ...env, NODE_ENV: 'production' } }));

  await run('Cloning', 'git', ['clone', '--quiet', root, folder], root);
  await run('Installing and building the shop', process.execPath, ['scripts/build.mjs']);
  for (const name of published) {
    await run(`Building @mahd/${name}`, 'npm', ['run', '--silent', 'build:package'], join(folder, 'packages', name));
  }
  await run('Building Storybook', 'npm', ['run', '--silent', 'build:storybook']);
  const sizes = await run('Weighing', process.execPath, ['scripts/check-size.mjs']);
  const files = await must('Listing', 'git', ['ls-files', '--others', '--exclude=node_modules', '-z'], { cwd: folder });
  return { folder, files: files.split('\0').filter(Boolean), sizes };
}

await runMain(async () => {
  const work = realpathSync(mkdtempSync(join(tmpdir(), 'mahd-reproducible-')));
  onEnd(() => rmSync(work, { recursive: true, force: true }));
  const commit = await must('Reading the commit', 'git', ['log', '-1', '--format=%h %s'], { cwd: root });
  const changed = await must('Looking for changes', 'git', ['status', '--short'], { cwd: root });
  say(`Commit ${commit.trim()}${changed ? ', without what is not committed' : ''}`);

  const builds = [];
  for (const { folder, env } of places) {
    say(`\n${join(work, folder)}, ${Object.values(env).join(', ')}`);
    builds.push(await build(join(work, folder), env));
  }
  const [one, other] = builds;
  if (!one || !other || one.files.length === 0) throw new StepError('Nothing was built.');
  const found = differences(one, other);
  if (one.sizes !== other.sizes) found.push(`sizes:\n${one.sizes}\nand\n${other.sizes}`);
  if (found.length > 0)
    throw new StepError(`${found.length} of ${one.files.length} files are not the same.`, found.join('\n'));
  say(`\n${one.files.length} files and the sizes of all components are the same in both.`);
});
