import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { runCommand } from '../workspace/command.mjs';
import { packageManagerEnvironment, pnpmCommand } from '../workspace/pnpm.mjs';
import { inRoot } from '../workspace/root.mjs';
import { StepError } from '../workspace/step.mjs';

/** What is published, in the order in which it is built. */
export const published = ['rules', 'contract', 'data', 'ui'];

/**
 * Runs a command that must succeed.
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @param {import('../workspace/command.mjs').CommandOptions} [options]
 * @throws {StepError} with what it printed
 */
export async function must(what, command, args, options) {
  const { code, output } = await runCommand(command, args, options);
  if (code !== 0) throw new StepError(`${what} failed (see above).`, output);
  return output;
}

/**
 * Builds and packs a package as it would be published.
 * @param {string} name
 * @param {string} folder where the tarball and its unpacked copy go
 * @returns {Promise<{ name: string, tarball: string, unpacked: string }>}
 */
export async function pack(name, folder) {
  const cwd = inRoot('packages', name);
  await must(`Building ${name}`, 'npm', ['run', '--silent', 'build:package'], { cwd, env: { NODE_ENV: 'production' } });
  const into = join(folder, name);
  mkdirSync(into);
  await must(`Packing ${name}`, 'npx', [...pnpmCommand(), 'pack', '--pack-destination', into], {
    cwd,
    env: packageManagerEnvironment(),
  });
  const file = readdirSync(into).find((entry) => entry.endsWith('.tgz'));
  if (!file) throw new StepError(`Packing ${name} left no tarball.`);
  const tarball = join(into, file);
  await must(`Unpacking ${name}`, 'tar', ['-xzf', tarball, '-C', into]);
  return { name, tarball, unpacked: join(into, 'package') };
}

/**
 * What publint and "are the types wrong" say of a tarball.
 * @param {{ name: string, tarball: string, unpacked: string }} packed
 * @throws {StepError}
 */
export async function lintPackage({ name, tarball, unpacked }) {
  const manifest = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  const bytes = readFileSync(tarball);
  const { messages } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
    strict: true,
  });
  if (messages.length > 0)
    throw new StepError(
      `publint does not accept @mahd/${name}.`,
      messages.map((message) => formatMessage(message, manifest) ?? '').join('\n'),
    );
  await must(`Are the types of @mahd/${name} right? The check`, process.execPath, [
    inRoot('node_modules/@arethetypeswrong/cli/dist/index.js'),
    tarball,
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    '--no-color',
    '--no-emoji',
  ]);
  const missing = Object.entries(manifest.exports).flatMap(([entry, target]) =>
    (typeof target === 'string' ? [target] : Object.values(/** @type {Record<string, string>} */ (target)))
      .filter((path) => !path.includes('*') && !existsSync(join(unpacked, path)))
      .map((path) => `${entry}: ${path}`),
  );
  if (missing.length > 0) throw new StepError(`@mahd/${name} names files that it does not hold.`, missing.join('\n'));
}

/** @param {string} folder @returns {string[]} every script below it */
const scripts = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));

/**
 * Files that belong to the browser and do not say so: React's server components would run them on the server.
 * @param {string} dist
 */
export function withoutDirective(dist) {
  const forBrowsers =
    /from ['"]react\/jsx-runtime['"]|import \{[^}]*\b(use[A-Z]\w*|createContext|lazy)\b[^}]*\} from ['"]react['"]/;
  return scripts(dist).filter((path) => {
    const code = readFileSync(join(dist, path), 'utf8');
    return forBrowsers.test(code) && !/^['"]use client['"]/.test(code);
  });
}

/** @param {unknown} value */
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);
/** @param {any} value @param {string[]} units */
const isMeasure = (value, units) => isNumber(value?.value) && units.includes(value?.unit);

/**
 * What a value of each type looks like in the W3C format (Design Tokens Format Module 2025.10, sections 8 and 9).
 * @type {Record<string, (value: any) => boolean>}
 */
const fitting = {
  color: (value) =>
    typeof value?.colorSpace === 'string' &&
    value.components?.length === 3 &&
    value.components.every(isNumber) &&
    (value.alpha === undefined || (value.alpha >= 0 && value.alpha <= 1)) &&
    (value.hex === undefined || /^#[\da-f]{6}$/i.test(value.hex)),
  dimension: (value) => isMeasure(value, ['px', 'rem']),
  fontFamily: (value) => [value].flat().every((family) => typeof family === 'string' && family !== ''),
  fontWeight: (value) => isNumber(value) && value >= 1 && value <= 1000,
  duration: (value) => isMeasure(value, ['ms', 's']),
  cubicBezier: (value) =>
    value?.length === 4 && value.every(isNumber) && [value[0], value[2]].every((x) => x >= 0 && x <= 1),
  number: isNumber,
  shadow: (value) =>
    fitting.color?.(value?.color) === true &&
    ['offsetX', 'offsetY', 'blur', 'spread'].every((part) => fitting.dimension?.(value[part])),
};

/**
 * Places in a token file that are neither a group nor a token of the W3C format.
 * @param {Record<string, any>} group
 * @param {string} [path]
 * @returns {string[]}
 */
export function brokenTokens(group, path = '') {
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, value]) => {
      const at = `${path}${name}`;
      if (/[{}.]/.test(name) || typeof value !== 'object' || value === null) return [at];
      return '$value' in value ? (fitting[value.$type]?.(value.$value) ? [] : [at]) : brokenTokens(value, `${at}/`);
    });
}
