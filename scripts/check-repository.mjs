// `npm run check:repository`: rules about files that no linter sees.
import './workspace/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { repositoryProblems } from './lint/repository-rules.mjs';
import { inRoot, root } from './workspace/root.mjs';
import { runMain, say, StepError } from './workspace/step.mjs';

/** @returns {string[]} what is or would be committed */
function committedFiles() {
  const listing = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (listing.status !== 0)
    throw new StepError('The files are listed by git, which is not there.', listing.stderr ?? '');
  return listing.stdout.split('\0').filter((path) => path !== '' && existsSync(inRoot(path)));
}

/** @param {string[]} paths @returns {import('./lint/repository-rules.mjs').SourceFile[]} without pictures and fonts */
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
  const files = readTexts(committedFiles());
  const problems = [...repositoryProblems(files), ...exceptionProblems()];
  if (problems.length > 0)
    throw new StepError(`${problems.length} problems in ${files.length} files`, problems.join('\n'));
  say(`${files.length} files, no problem`);
});
