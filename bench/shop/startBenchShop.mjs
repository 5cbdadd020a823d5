import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { onEnd } from '../../scripts/workspace/cleanup.mjs';
import { inRoot } from '../../scripts/workspace/root.mjs';
import { StepError } from '../../scripts/workspace/step.mjs';

/** @typedef {{ url: string, pid: number, dataDir: string, stop: () => void }} RunningShop `url` is its origin, without a slash at the end */

/**
 * The production build in one process of its own, with a data directory that is gone afterwards.
 * @param {Record<string, string>} settings of the environment
 * @returns {Promise<RunningShop>}
 * @throws {StepError} with what it printed, when it ends before it is ready
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
  const stop = onEnd(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  let output = '';
  const url = await new Promise((ready, refuse) => {
    const read = (/** @type {string} */ text) => {
      output += text;
      const match = /^ready (\S+)\/en$/m.exec(output);
      if (match) ready(match[1]);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('close', (code) =>
      refuse(new StepError(`The shop ended with code ${code} before it was ready.`, output)),
    );
  });
  return { url, pid: child.pid ?? 0, dataDir: folder, stop };
}
