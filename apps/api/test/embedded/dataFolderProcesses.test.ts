import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openEmbedded } from '../../src/db/embedded.js';
import { buildProcess } from '../support/buildProcess.js';
import { configurationFor } from '../support/shop.js';

let script: string;
const archive = () => path.join(inject('runFolder'), 'seeded.tar.gz');

beforeAll(async () => {
  script = await buildProcess('test/support/dataFolderProcess.ts', 'data-folder-process');
});

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Opens a data directory in another process; returns the process and its first line. */
async function openElsewhere(dataDir: string, before: readonly string[] = []) {
  const [program = '', ...args] = [...before, process.execPath, script, dataDir, archive()];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, line };
}

/** Why user namespaces are unavailable here; undefined if they are available. */
const refusalOf = (option: string) =>
  spawnSync('unshare', [option, 'true']).status === 0 ? undefined : `this machine allows no "unshare ${option}"`;
const namespaces = { network: refusalOf('-n'), mounts: refusalOf('-m') };
for (const refusal of Object.values(namespaces)) if (refusal !== undefined) console.log(`Not run: ${refusal}`);

/** A command that bind-mounts a folder in its own namespace. */
const mountedAt = (folder: string, place: string) => [
  'unshare',
  '-m',
  'sh',
  '-c',
  `mount --bind '${folder}' '${place}' && exec "$@"`,
  'sh',
];

describe('a data directory that is in use', () => {
  it('is refused to another process, and released when its process is killed', async () => {
    const { dataDir } = await configurationFor();
    const { child, line } = await openElsewhere(dataDir);
    expect(line).toBe('open');
    await expect(openEmbedded(dataDir, archive())).rejects.toMatchObject({
      name: 'StartError',
      code: 'directory-in-use',
      message: expect.stringMatching(/^Another process .+\.$/),
    });
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    await (await openEmbedded(dataDir, archive())).close();
  });

  it('is refused even if the lock file was deleted', async () => {
    const { dataDir } = await configurationFor();
    const database = await openEmbedded(dataDir, archive());
    fs.rmSync(path.join(dataDir, 'server.lock'));
    await expect(openEmbedded(dataDir, archive())).rejects.toMatchObject({ code: 'directory-in-use' });
    await database.close();
  });

  it.skipIf(namespaces.network)('is refused to a process in another network namespace', async () => {
    const { dataDir } = await configurationFor();
    const database = await openEmbedded(dataDir, archive());
    expect((await openElsewhere(dataDir, ['unshare', '-n', '-p', '-f'])).line).toMatch(/^directory-in-use /);
    await database.close();
    expect((await openElsewhere(dataDir, ['unshare', '-n', '-p', '-f', '--kill-child'])).line).toBe('open');
  });

  it.skipIf(namespaces.mounts)(
    'is refused to a process that mounts it, or its database folder, elsewhere',
    async () => {
      const { dataDir } = await configurationFor();
      const database = await openEmbedded(dataDir, archive());
      const whole = `${dataDir}-mounted`;
      const part = `${dataDir}-part`;
      fs.mkdirSync(whole);
      fs.mkdirSync(path.join(part, 'database'), { recursive: true });
      expect((await openElsewhere(whole, mountedAt(dataDir, whole))).line).toMatch(/^directory-in-use /);
      const inner = mountedAt(path.join(dataDir, 'database'), path.join(part, 'database'));
      expect((await openElsewhere(part, inner)).line).toMatch(/^directory-in-use /);
      await database.close();
    },
  );
});

describe.skipIf(namespaces.mounts)('a full disk', () => {
  /** Runs a shell command on a 90 MB disk with a database; `$1` is its folder. */
  function onSmallDisk(folder: string, command: string): string[] {
    const all = `mount -t tmpfs -o size=90m tmpfs "$1" && cp -r "$2" "$1/database" && ${command}`;
    fs.mkdirSync(folder);
    const template = path.join(inject('runFolder'), 'template/database');
    const run = spawnSync('unshare', ['-m', 'sh', '-c', all, 'sh', folder, template], { encoding: 'utf8' });
    return run.stdout.trim().split('\n');
  }
  const open = () => `'${process.execPath}' '${script}' "$1" ''`;

  it('is reported at the start, which changes nothing and succeeds once there is space', async () => {
    const { dataDir } = await configurationFor();
    const lines = onSmallDisk(
      dataDir,
      `{ cat /dev/zero > "$1/filler" 2> /dev/null; ${open()} 2> /dev/null; rm "$1/filler"; ${open()} "$1/filler"; }`,
    );
    expect(lines[0]).toMatch(/^disk-full There is no space left for .+: its disk is full\. .+ do not replace it\.$/);
    expect(lines[0]).not.toContain('backup');
    expect(lines.slice(1)).toEqual(['open', 'disk-full', 'null']);
  });

  it('is reported at the first start, which leaves nothing behind', async () => {
    const { dataDir } = await configurationFor();
    const lines = onSmallDisk(
      dataDir,
      `rm -r "$1/database" && { head -c 80M /dev/zero > "$1/filler"; '${process.execPath}' '${script}' "$1" '${archive()}'; ls "$1"; }`,
    );
    expect(lines[0]).toMatch(/^disk-full /);
    expect(lines.slice(1)).toEqual(['filler', 'server.lock']);
  });
});
