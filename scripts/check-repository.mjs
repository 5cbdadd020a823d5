// `npm run check:repository`: rules about files that linters do not check.
import './workspace/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { documentProblems } from './lint/document-references.mjs';
import { repositoryProblems } from './lint/repository-rules.mjs';
import { inRoot, root } from './workspace/root.mjs';
import { CommandError, log, runMain } from './workspace/cli.mjs';

/** @returns {string[]} committed files and new ones that git does not ignore */
function committedFiles() {
  const listing = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (listing.status !== 0) throw new CommandError('git is needed to list the files.', listing.stderr ?? '');
  return listing.stdout.split('\0').filter((path) => path !== '' && existsSync(inRoot(path)));
}

/** @param {string[]} paths @returns {import('./lint/repository-rules.mjs').SourceFile[]} without binary files */
function readTexts(paths) {
  return paths
    .map((path) => ({ path, bytes: readFileSync(inRoot(path)) }))
    .filter(({ bytes }) => !bytes.subarray(0, 8000).includes(0))
    .map(({ path, bytes }) => ({ path, text: bytes.toString('utf8') }));
}

/** @returns {string[]} */
function exceptionProblems() {
  /** @type {{ prop?: string, file?: string, reason?: string }[]} */
  const allowed = JSON.parse(readFileSync(inRoot('scripts/lint/allowed-props.json'), 'utf8'));
  return allowed
    .filter(
      ({ prop, file, reason }) =>
        !reason || !file || !existsSync(inRoot(file)) || !readFileSync(inRoot(file), 'utf8').includes(`${prop}=`),
    )
    .map(
      ({ file, prop }) => `scripts/lint/allowed-props.json: ${file} no longer uses ${prop}=, or the reason is missing`,
    );
}

await runMain(async () => {
  const paths = committedFiles();
  const files = readTexts(paths);
  const problems = [...repositoryProblems(files), ...documentProblems(files, paths), ...exceptionProblems()];
  if (problems.length > 0)
    throw new CommandError(`${problems.length} problems in ${files.length} files`, problems.join('\n'));
  log(`${files.length} files, no problems`);
});
