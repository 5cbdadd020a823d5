import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ApiConfiguration } from '../../src/configuration.js';

/** A server in a process of its own, which can be killed at any moment. */
export class Victim {
  private constructor(
    private readonly child: ChildProcess,
    readonly origin: string,
  ) {}

  static async start(script: string, configuration: ApiConfiguration): Promise<Victim> {
    const child = spawn(process.execPath, [script, JSON.stringify(configuration)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${String(code)}`)))])) as [Buffer];
    return new Victim(child, `http://127.0.0.1:${line.toString('utf8').trim()}`);
  }

  /** kill -9: nothing is finished, nothing is told. */
  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
