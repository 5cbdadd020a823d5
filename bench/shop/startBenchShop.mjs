import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { onExit } from '../../scripts/workspace/cleanup.mjs';
import { inRoot } from '../../scripts/workspace/root.mjs';
import { CommandError } from '../../scripts/workspace/cli.mjs';

/** @typedef {{ url: string, pid: number, dataDir: string, stop: () => void }} RunningShop `url` is its origin, without a trailing slash */

/**
 * Starts the production build in a child process with a temporary data folder.
 * @param {Record<string, string>} settings environment variables
 * @returns {Promise<RunningShop>}
 * @throws {CommandError} with its output, when it exits before it is ready
 */
export async function startBenchShop(settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'mahd-bench-'));
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [inRoot('apps/serve/dist/main.js')], {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(await getPort({ host: '127.0.0.1' })),
      DATA_DIR: folder,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = onExit(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  let output = '';
  const url = await new Promise((resolve, reject) => {
    const read = (/** @type {string} */ text) => {
      output += text;
      const match = /^ready (\S+)\/en$/m.exec(output);
      if (match) resolve(match[1]);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('close', (code) =>
      reject(new CommandError(`The shop exited with code ${code} before it was ready.`, output)),
    );
  });
  return { url, pid: child.pid ?? 0, dataDir: folder, stop };
}
