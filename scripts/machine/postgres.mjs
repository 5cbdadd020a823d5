import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import getPort from 'get-port';
import { onEnd } from '../workspace/cleanup.mjs';
import { step, StepError } from '../workspace/step.mjs';
import { findInPackages, findOnPath, installPackage, mayInstallPackages } from './debian.mjs';

/** Folder with `initdb` and `pg_ctl`, newest version first; Debian keeps them outside the PATH. */
function findPrograms() {
  const newestFirst = (/** @type {string} */ a, /** @type {string} */ b) => b.localeCompare(a, 'en', { numeric: true });
  const initdb = findOnPath(['initdb']) ?? findInPackages('*/bin/initdb').sort(newestFirst)[0];
  return initdb && dirname(initdb);
}

/**
 * A PostgreSQL for the tests: `TEST_DATABASE_URL`, or a private cluster in a temporary folder that ends with this process.
 * @returns {Promise<string | undefined>} its URL, or undefined when this machine has none and none may be installed
 * @throws {StepError} when there is one and it does not start
 */
export async function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  let programs = findPrograms();
  if (!programs && mayInstallPackages()) {
    await step('Installing PostgreSQL', () => installPackage('postgresql'));
    programs = findPrograms();
  }
  return programs && startCluster(programs);
}

/** @param {string} programs folder of the PostgreSQL programs */
async function startCluster(programs) {
  const owner = clusterOwner();
  const folder = mkdtempSync(join(tmpdir(), 'mahd-postgres-'));
  const remove = onEnd(() => rmSync(folder, { recursive: true, force: true }));
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
    throw new StepError(`PostgreSQL: ${program} failed.`, output);
  };

  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  // Nothing in a test's cluster has to survive a power cut.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=200`;
  run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start']);
  onEnd(() => {
    spawnSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { ...owner, cwd: folder });
  });
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

/** PostgreSQL refuses to run as root; its package brings a user of its own. */
function clusterOwner() {
  if (process.getuid?.() !== 0) return undefined;
  const entry = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
  if (!entry) throw new StepError('PostgreSQL is there but the system has no user postgres to run it as.');
  return { uid: Number(entry[1]), gid: Number(entry[2]) };
}
