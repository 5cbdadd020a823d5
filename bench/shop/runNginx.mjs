import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { findOnPath } from '../../scripts/machine/debian.mjs';
import { onExit } from '../../scripts/workspace/cleanup.mjs';
import { CommandError } from '../../scripts/workspace/cli.mjs';

/**
 * Starts nginx with one worker.
 * @param {(folder: string, port: number) => string} http returns the http block; `folder` is a temporary folder
 * @param {string} path answers 200 once it is ready
 * @returns {Promise<{ url: string, pid: number, stop: () => void } | undefined>} `url` is its origin; undefined without nginx
 */
export async function runNginx(http, path) {
  const program = process.env.NGINX_PATH ?? findOnPath(['nginx']);
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'mahd-nginx-'));
  const port = await getPort({ host: '127.0.0.1' });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1;\npid ${folder}/pid;\nevents { worker_connections 1024; }\nhttp {\n${temporary}\n${http(folder, port)}\n}\n`,
  );
  // Without a master process, the child process is the worker itself.
  const child = spawn(
    program,
    [
      '-p',
      folder,
      '-e',
      join(folder, 'error.log'),
      '-c',
      join(folder, 'nginx.conf'),
      '-g',
      'daemon off; master_process off;',
    ],
    { stdio: 'ignore' },
  );
  const stop = onExit(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const response = await fetch(`${url}${path}`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200 && child.pid !== undefined) return { url, pid: child.pid, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new CommandError('nginx did not start.');
}
