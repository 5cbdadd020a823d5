import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';

const DISK_BYTES = 1024 ** 3;

/** Folder of the PostgreSQL programs; undefined for a remote test server. */
export async function findPrograms(testServer: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: testServer });
  await client.connect();
  const { rows } = await client.query<{ setting: string }>(`select setting from pg_config where name = 'BINDIR'`);
  await client.end();
  const folder = rows[0]?.setting ?? '';
  return fs.existsSync(path.join(folder, 'initdb')) ? folder : undefined;
}

/** Why a disk that loses unsynced data cannot be created here; undefined if it can. */
export function obstacle(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may mount a disk';
  return spawnSync('losetup', ['-f']).status === 0 ? undefined : 'this machine has no loop devices';
}

/**
 * A PostgreSQL cluster on an ext4 file system in a file. Data not yet written to that file is lost in a simulated
 * power failure.
 */
export class ClusterOnDisk {
  private constructor(
    private readonly programs: string,
    private readonly image: string,
    private readonly place: string,
    private readonly port: number,
  ) {}

  readonly url = (): string => `postgres://postgres@127.0.0.1:${this.port}/postgres`;

  static async create(folder: string, programs: string): Promise<ClusterOnDisk> {
    const place = path.join(folder, 'disk');
    fs.mkdirSync(place, { recursive: true });
    const image = path.join(folder, 'disk.img');
    fs.writeFileSync(image, '');
    fs.truncateSync(image, DISK_BYTES);
    execFileSync('mkfs.ext4', ['-q', image]);
    const cluster = new ClusterOnDisk(programs, image, place, await freePort());
    cluster.#mount();
    const data = path.join(place, 'data');
    execFileSync('install', ['-d', '-o', 'postgres', data]);
    cluster.#run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
    cluster.#start();
    return cluster;
  }

  /** Stops the server abruptly and restarts it on what reached the disk. */
  cutPower(): void {
    const processes = this.#processes();
    for (const id of processes) process.kill(id, 'SIGSTOP');
    const copy = `${this.image}.copy`;
    execFileSync('cp', ['--sparse=always', this.image, copy]);
    for (const id of processes) process.kill(id, 'SIGKILL');
    this.#unmount();
    fs.renameSync(copy, this.image);
    this.#mount();
    fs.rmSync(path.join(this.place, 'data/postmaster.pid'), { force: true });
    this.#start();
  }

  remove(): void {
    for (const id of this.#processes()) process.kill(id, 'SIGKILL');
    this.#unmount();
  }

  /** Process ids of the server and its children. */
  #processes(): number[] {
    const [id = ''] = fs.readFileSync(path.join(this.place, 'data/postmaster.pid'), 'utf8').split('\n');
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', id], { encoding: 'utf8' });
    return [id, ...stdout.trim().split(/\s+/)].filter((text) => text !== '').map(Number);
  }

  #start(): void {
    const settings = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=on -c checkpoint_timeout=30s`;
    const log = path.join(path.dirname(this.place), 'log');
    fs.closeSync(fs.openSync(log, 'a', 0o666));
    fs.chmodSync(log, 0o666);
    this.#run('pg_ctl', ['-D', path.join(this.place, 'data'), '-l', log, '-w', '-t', '120', '-o', settings, 'start']);
  }

  #run(program: string, args: readonly string[]): void {
    const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
    execFileSync(path.join(this.programs, program), args, { uid, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
  }

  #mount(): void {
    execFileSync('mount', ['-o', 'loop', this.image, this.place]);
  }

  /** Files of killed processes are released with a short delay. */
  #unmount(): void {
    for (let attempt = 0; spawnSync('umount', [this.place]).status !== 0; attempt++)
      if (attempt === 200) throw new Error(`${this.place} is still in use`);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
