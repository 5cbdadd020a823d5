import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const main = resolve(import.meta.dirname, '../../../serve/dist/main.js');

/** A running production server with a data folder of its own. */
export interface Shop {
  /** Origin, without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  /** What it has printed so far. */
  readonly output: () => string;
  /** Its exit code, once it has ended for whatever reason. */
  readonly ended: Promise<number | null>;
  /** SIGTERM, waits for the end, removes the data folder when this shop made it. Resolves to the exit code. */
  readonly stop: () => Promise<number | null>;
  /** SIGKILL, waits for the end, keeps the data folder. */
  readonly kill: () => Promise<void>;
}

/** How a shop is started. */
export interface ShopOptions {
  /** Default: a new empty one. */
  readonly dataDir?: string;
  /** Added to an environment that holds no setting of the shop. */
  readonly env?: Record<string, string>;
}

/** Thrown when the server ends before it is ready; `output` is what it printed. */
export class ShopStartError extends Error {
  constructor(
    readonly code: number | null,
    readonly output: string,
  ) {
    super(`The server ended with code ${code} before it was ready:\n${output}`);
  }
}

/** Starts the production build on a free port and resolves once it says that it is ready. */
export async function startShop({ dataDir, env = {} }: ShopOptions = {}): Promise<Shop> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'mahd-shop-')));
  const port = String(await freePort());
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, HOME, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);

  let output = '';
  const ended = new Promise<number | null>((done) => {
    child.once('close', (code) => {
      process.off('exit', endWithUs);
      done(code);
    });
  });
  const url = await new Promise<string>((ready, refuse) => {
    const read = (text: string) => {
      output += text;
      const match = /^ready (\S+)\/en$/m.exec(output);
      if (match?.[1]) ready(match[1]);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    void ended.then((code) => refuse(new ShopStartError(code, output)));
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

/** A TCP port nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((done, refuse) => {
    const server = createServer();
    server.once('error', refuse);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
