import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../workspace/command.mjs';

/** Whether system packages may be installed: root on a Debian-like system. */
export const mayInstallPackages = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && findOnPath(['apt-get']) !== undefined;

/**
 * Absolute path of the first of these programs on the PATH.
 * @param {string[]} names
 */
export function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/**
 * Absolute paths of a program that Debian packages install outside of the PATH.
 * @param {string} pattern for `dpkg-query --search`
 * @returns {string[]} empty on a system without dpkg
 */
export function findInPackages(pattern) {
  const { stdout } = spawnSync('dpkg-query', ['--search', pattern], { encoding: 'utf8' });
  return (stdout ?? '')
    .split('\n')
    .map((line) => line.slice(line.indexOf(': ') + 2))
    .filter((path) => path !== '' && existsSync(path));
}

/** apt runs one command at a time. */
let queue = Promise.resolve(true);

/**
 * Installs Debian packages.
 * @param {...string} names
 * @returns {Promise<boolean>} whether it succeeded
 */
export function installPackage(...names) {
  queue = queue.then(async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const install = () => runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });
    if ((await install()).code === 0) return true;
    await runCommand('apt-get', ['update', '-qq'], { env });
    return (await install()).code === 0;
  });
  return queue;
}
