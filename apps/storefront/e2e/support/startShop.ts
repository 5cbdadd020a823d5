import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const main = resolve(import.meta.dirname, '../../../serve/dist/main.js');

/** A running production server with its own data folder. */
export interface Shop {
  /** The origin, without trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  /** Its output so far. */
  readonly output: () => string;
  /** Resolves to the exit code once the process has ended. */
  readonly ended: Promise<number | null>;
  /** Sends SIGTERM, waits for the exit and removes a data folder it has created. Resolves to the exit code. */
  readonly stop: () => Promise<number | null>;
  /** Sends SIGKILL and waits for the exit. Keeps the data folder. */
  readonly kill: () => Promise<void>;
}

export interface ShopOptions {
  /** Defaults to a new empty folder. */
  readonly dataDir?: string;
  /** Settings of the shop; none are inherited from the environment. */
  readonly env?: Record<string, string>;
}

/** Thrown when the server exits before it is ready. */
export class ShopStartError extends Error {
  constructor(
    readonly code: number | null,
    readonly output: string,
  ) {
    super(`The server ended with code ${code} before it was ready:\n${output}`);
  }
}

/** Starts the production build on a free port. Resolves once it is ready. */
export async function startShop({ dataDir, env = {} }: ShopOptions = {}): Promise<Shop> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'mahd-shop-')));
  const port = String(await freePort());
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, HOME, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killOnExit = () => child.kill('SIGKILL');
  process.once('exit', killOnExit);

  let output = '';
  const ended = new Promise<number | null>((done) => {
    child.once('close', (code) => {
      process.off('exit', killOnExit);
      done(code);
    });
  });
  const url = await new Promise<string>((resolveUrl, reject) => {
    const read = (text: string) => {
      output += text;
      const match = /^ready (\S+)\/en$/m.exec(output);
      if (match?.[1]) resolveUrl(match[1]);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    void ended.then((code) => reject(new ShopStartError(code, output)));
  });

  return {
    url,
    dataDir: folder,
    output: () => output,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await ended;
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A free TCP port. */
export function freePort(): Promise<number> {
  return new Promise((done, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
