import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { runOrThrow } from '../workspace/command.mjs';
import { packageManagerEnvironment, pnpmCommand } from '../workspace/pnpm.mjs';
import { inRoot } from '../workspace/root.mjs';
import { CommandError } from '../workspace/cli.mjs';

/** The published packages in build order. */
export const published = ['rules', 'contract', 'data', 'ui'];

/**
 * Builds and packs a package as it would be published.
 * @param {string} name
 * @param {string} folder for the tarball and its unpacked copy
 * @returns {Promise<{ name: string, tarball: string, unpacked: string }>}
 */
export async function pack(name, folder) {
  const cwd = inRoot('packages', name);
  await runOrThrow(`Building ${name}`, 'npm', ['run', '--silent', 'build:package'], {
    cwd,
    env: { NODE_ENV: 'production' },
  });
  const target = join(folder, name);
  mkdirSync(target);
  await runOrThrow(`Packing ${name}`, 'npx', [...pnpmCommand(), 'pack', '--pack-destination', target], {
    cwd,
    env: packageManagerEnvironment(),
  });
  const file = readdirSync(target).find((entry) => entry.endsWith('.tgz'));
  if (!file) throw new CommandError(`Packing ${name} left no tarball.`);
  const tarball = join(target, file);
  await runOrThrow(`Unpacking ${name}`, 'tar', ['-xzf', tarball, '-C', target]);
  return { name, tarball, unpacked: join(target, 'package') };
}

/**
 * Checks a tarball with publint and "are the types wrong".
 * @param {{ name: string, tarball: string, unpacked: string }} packed
 * @throws {CommandError}
 */
export async function lintPackage({ name, tarball, unpacked }) {
  const manifest = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  const problems = manifestProblems(manifest);
  if (problems.length > 0) throw new CommandError(`The manifest of @mahd/${name} is incomplete.`, problems.join('\n'));
  const bytes = readFileSync(tarball);
  const { messages } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
    strict: true,
  });
  if (messages.length > 0)
    throw new CommandError(
      `publint does not accept @mahd/${name}.`,
      messages.map((message) => formatMessage(message, manifest) ?? '').join('\n'),
    );
  await runOrThrow(`Checking the types of @mahd/${name}`, process.execPath, [
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
  if (missing.length > 0)
    throw new CommandError(`The exports of @mahd/${name} name missing files.`, missing.join('\n'));
}

/** Dependencies that apps often have too: an exact version would install a second copy. */
const sharedDependencies = ['@floating-ui/react', 'swiper'];

/**
 * What users of a package need to know and linters do not ask for.
 * @param {Record<string, any>} manifest
 * @returns {string[]}
 */
export function manifestProblems({ peerDependencies = {}, dependencies = {}, ...fields }) {
  return [
    ...['license', 'repository', 'engines'].filter((field) => !fields[field]).map((field) => `${field} is missing`),
    ...Object.entries(peerDependencies)
      .filter(([, range]) => !/^\^|<\d+$/.test(range))
      .map(([name, range]) => `peerDependencies: ${name} ${range} has no upper limit`),
    ...sharedDependencies
      .filter((name) => /^\d/.test(dependencies[name] ?? ''))
      .map((name) => `dependencies: ${name} ${dependencies[name]} is exact, use a caret range`),
  ];
}

/** @param {string} folder @returns {string[]} the scripts below it */
const scripts = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));

/**
 * Client files without "use client": React would run them as server components.
 * @param {string} dist
 */
export function filesWithoutDirective(dist) {
  const clientCode =
    /from ['"]react\/jsx-runtime['"]|import \{[^}]*\b(use[A-Z]\w*|createContext|lazy)\b[^}]*\} from ['"]react['"]/;
  return scripts(dist).filter((path) => {
    const code = readFileSync(join(dist, path), 'utf8');
    return clientCode.test(code) && !/^['"]use client['"]/.test(code);
  });
}

/** @param {unknown} value */
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);
/** @param {any} value @param {string[]} units */
const isMeasure = (value, units) => isNumber(value?.value) && units.includes(value?.unit);

/**
 * Validates the values of each type of the W3C format (Design Tokens Format Module 2025.10, sections 8 and 9).
 * @type {Record<string, (value: any) => boolean>}
 */
const validators = {
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
    validators.color?.(value?.color) === true &&
    ['offsetX', 'offsetY', 'blur', 'spread'].every((part) => validators.dimension?.(value[part])),
};

/**
 * Paths in a token file that are neither a group nor a token of the W3C format.
 * @param {Record<string, any>} group
 * @param {string} [path]
 * @returns {string[]}
 */
export function invalidTokens(group, path = '') {
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, value]) => {
      const at = `${path}${name}`;
      if (/[{}.]/.test(name) || typeof value !== 'object' || value === null) return [at];
      return '$value' in value ? (validators[value.$type]?.(value.$value) ? [] : [at]) : invalidTokens(value, `${at}/`);
    });
}
