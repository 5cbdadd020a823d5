import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { ApiConfiguration } from '../../src/configuration.js';
import { buildProcess } from '../support/buildProcess.js';
import { onPostgres } from '../support/shop.js';

type Child = ChildProcessByStdio<null, Readable, null>;

/** A server in its own process that can be killed. */
export class ServerProcess {
  private constructor(
    private readonly child: Child,
    readonly origin: string,
  ) {}

  /** @param disk folder that is to hold what has reached the disk; without it nothing is noted */
  static async start(script: string, configuration: ApiConfiguration, disk?: string): Promise<ServerProcess> {
    const child = spawn(
      process.execPath,
      ['--expose-gc', script, JSON.stringify(configuration), ...(disk === undefined ? [] : [disk])],
      { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
    ) as Child;
    process.once('exit', () => child.kill('SIGKILL'));
    const [line] = (await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${String(code)}`))),
    ])) as [Buffer];
    return new ServerProcess(child, `http://127.0.0.1:${line.toString('utf8').trim()}`);
  }

  /** Bytes in use after a garbage collection. */
  async held(): Promise<number> {
    const message = once(this.child, 'message');
    this.child.send('held');
    const [bytes] = (await message) as [number];
    return bytes;
  }

  /** Kills the process with SIGKILL, so that it cannot clean up. */
  async kill(): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exit;
  }
}

/** Builds the server that is killed; answers its script. Each engine has its own: both may be tested at the same time. */
export const buildServer = (name: string): Promise<string> =>
  buildProcess('test/faults/serve.ts', `faults-${name}-${onPostgres ? 'postgresql' : 'embedded'}`);
