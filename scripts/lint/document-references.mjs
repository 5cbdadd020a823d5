import { posix } from 'node:path';

/** @typedef {import('./repository-rules.mjs').SourceFile} SourceFile */

/** Markdown that is not documentation: texts of the shop, notes of releases. */
const isDocument = (/** @type {string} */ path) =>
  path.endsWith('.md') && !/^packages\/content\/(en|ar)\/|^\.changeset\/|CHANGELOG\.md$/.test(path);

/** Problems of links, named tests and their quoted titles in documents: each must exist. @param {readonly SourceFile[]} files @param {readonly string[]} paths all files of the repository @returns {string[]} */
export function documentProblems(files, paths) {
  const exists = (/** @type {string} */ path) => paths.some((known) => known === path || known.startsWith(`${path}/`));
  return files
    .filter(({ path }) => isDocument(path))
    .flatMap(({ path, text }) => [
      ...[...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)]
        .map(([, link = '']) => posix.join(posix.dirname(path), link).replace(/\/$/, ''))
        .filter((target) => target !== '.' && !exists(target))
        .map((target) => `${path}: links to ${target}, which does not exist`),
      ...[...text.matchAll(/`([\w./-]+\.(?:test|spec)\.(?:tsx?|mjs))`((?:,? "[^"]+")*)/g)].flatMap(
        ([, name = '', titles = '']) => {
          const tests = files.filter((file) => file.path === name || file.path.endsWith(`/${name}`));
          if (tests.length === 0) return [`${path}: names the test ${name}, which does not exist`];
          return [...titles.matchAll(/"([^"]+)"/g)]
            .filter(([, title = '']) => !tests.some((test) => test.text.includes(title)))
            .map(([title]) => `${path}: ${name} has no test ${title}`);
        },
      ),
    ]);
}
