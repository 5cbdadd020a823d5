import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runCommand } from './command.mjs';
import { filesUnder, fingerprint } from './fingerprint.mjs';
import { readPackages } from './packages.mjs';
import { inRoot } from './root.mjs';
import { step, StepError } from './step.mjs';
import { runTasks } from './tasks.mjs';

/**
 * Something built from sources. Its stamp lies in the output, so that a deleted output is built again.
 * @typedef {object} Unit
 * @property {string} name
 * @property {string[]} after names of the units it is built from
 * @property {() => string[]} sources paths relative to the repository
 * @property {string} output folder relative to the repository
 * @property {string} cwd
 * @property {string[]} command
 */

/** @param {string} name file or folder name */
const isTest = (name) => ['test', 'e2e'].includes(name) || /\.(test|spec|stories)\.tsx?$/.test(name);

/** @param {string} name file or folder that a build writes among its own sources */
const isGenerated = (name) => /^generated$|\.generated\./.test(name);

const settings = ['pnpm-lock.yaml', 'tsconfig.base.json'];

/** @returns {Unit[]} every workspace package with a `build` script */
export function packageUnits() {
  const packages = readPackages();
  const built = packages.filter(({ scripts }) => scripts.build !== undefined);
  const folderOf = (/** @type {string} */ name) => packages.find((other) => other.name === name)?.folder ?? name;
  return built.map(({ name, folder, needs }) => ({
    name,
    after: needs.filter((needed) => built.some((other) => other.name === needed)),
    sources: () => [
      ...settings,
      ...filesUnder(folder, (entry) => isTest(entry) || isGenerated(entry)),
      ...needs.flatMap((needed) => filesUnder(folderOf(needed), isTest)),
    ],
    output: `${folder}/dist`,
    cwd: inRoot(folder),
    command: ['npm', 'run', '--silent', 'build'],
  }));
}

/** @returns {Unit} the static Storybook the story tests visit */
export function storybookUnit() {
  return {
    name: 'storybook',
    after: [],
    sources: () => [
      ...settings,
      ...[
        '.storybook',
        '.changeset',
        'packages/ui',
        'packages/rules',
        'apps/storefront/src/strings',
        'scripts/size',
      ].flatMap((folder) => filesUnder(folder)),
    ],
    output: 'storybook-static',
    cwd: inRoot(),
    command: [
      inRoot('node_modules/.bin/storybook'),
      'build',
      '--disable-telemetry',
      '--quiet',
      '-o',
      'storybook-static',
    ],
  };
}

/**
 * Builds a unit when its sources have changed since it was built.
 * @param {Unit} unit
 * @throws {StepError} with the build's output
 */
export async function ensureBuilt(unit) {
  const stamp = inRoot(unit.output, '.stamp');
  const wanted = fingerprint(unit.sources());
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  await step(`Building ${unit.name}`, async () => {
    const [command = '', ...args] = unit.command;
    const { code, output } = await runCommand(command, args, { cwd: unit.cwd, env: { NODE_ENV: 'production' } });
    if (code !== 0) throw new StepError(`Building ${unit.name} failed (see above).`, output);
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * Builds everything `npm start` needs, two units at a time.
 * @throws {StepError} of the first unit that failed
 */
export async function ensureAllBuilt() {
  /** @type {unknown} */
  let failure;
  const tasks = packageUnits().map((unit) => ({
    name: unit.name,
    after: unit.after,
    run: () =>
      ensureBuilt(unit).then(
        () => true,
        (error) => {
          failure ??= error;
          return false;
        },
      ),
    onSkip: () => {},
  }));
  await runTasks(tasks, 2);
  if (failure !== undefined) throw failure;
}
