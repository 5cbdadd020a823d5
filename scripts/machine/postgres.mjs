import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import getPort from 'get-port';
import { onExit } from '../workspace/cleanup.mjs';
import { CommandError, withProgress } from '../workspace/cli.mjs';
import { findInPackages, findOnPath, installPackage, mayInstallPackages } from './debian.mjs';

/** Folder with the newest `initdb` and `pg_ctl`; Debian installs them outside of the PATH. */
function findPrograms() {
  const newestFirst = (/** @type {string} */ a, /** @type {string} */ b) => b.localeCompare(a, 'en', { numeric: true });
  const initdb = findOnPath(['initdb']) ?? findInPackages('*/bin/initdb').sort(newestFirst)[0];
  return initdb && dirname(initdb);
}

/**
 * A PostgreSQL for the tests: `TEST_DATABASE_URL`, else a private cluster in a temporary folder, removed when this process exits.
 * @returns {Promise<string | undefined>} its URL; undefined when missing and not installable
 * @throws {CommandError} when it does not start
 */
export async function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  let programs = findPrograms();
  if (!programs && mayInstallPackages()) {
    await withProgress('Installing PostgreSQL', () => installPackage('postgresql'));
    programs = findPrograms();
  }
  return programs && startCluster(programs);
}

/** @param {string} programs folder of the PostgreSQL programs */
async function startCluster(programs) {
  const owner = clusterOwner();
  const folder = mkdtempSync(join(tmpdir(), 'mahd-postgres-'));
  const remove = onExit(() => rmSync(folder, { recursive: true, force: true }));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await getPort({ host: '127.0.0.1' });

  /** @param {string} program @param {string[]} args */
  const run = (program, args) => {
    const log = join(folder, 'log');
    const result = spawnSync(join(programs, program), args, {
      ...owner,
      cwd: folder,
      encoding: 'utf8',
      timeout: 120_000,
    });
    if (result.status === 0) return;
    const output = `${result.stdout ?? ''}${result.stderr ?? ''}${existsSync(log) ? readFileSync(log, 'utf8') : ''}`;
    remove();
    throw new CommandError(`PostgreSQL: ${program} failed.`, output);
  };

  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  // Test data need not survive power loss.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=200`;
  run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start']);
  onExit(() => {
    spawnSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { ...owner, cwd: folder });
  });
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

/** PostgreSQL refuses to run as root; its package creates a user for it. */
function clusterOwner() {
  if (process.getuid?.() !== 0) return undefined;
  const entry = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
  if (!entry) throw new CommandError('PostgreSQL is installed, but the user postgres does not exist.');
  return { uid: Number(entry[1]), gid: Number(entry[2]) };
}
