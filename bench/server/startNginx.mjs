import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnPath } from '../../scripts/suites/debian.mjs';
import { freePort } from '../../scripts/suites/postgres.mjs';
import { onEnd } from '../../scripts/workspace/cleanup.mjs';
import { StepError } from '../../scripts/workspace/step.mjs';

/**
 * nginx with one worker that serves these bytes as a file, as they are.
 * @param {Buffer} bytes brotli
 * @returns {Promise<{ url: string, pid: number } | undefined>} undefined when this machine has none
 */
export async function startNginx(bytes) {
  const program = process.env.NGINX_PATH ?? findOnPath(['nginx']);
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'mahd-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'page'), bytes);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  // Without a master the process that was started is the worker itself.
  const child = spawn(program, ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf'), '-g', 'daemon off; master_process off;'], { stdio: 'ignore' });
  onEnd(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const url = `http://127.0.0.1:${port}/page`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.status === 200 && child.pid !== undefined) return { url, pid: child.pid };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new StepError('nginx is there but did not start.');
}

/** @param {string} folder @param {number} port */
const configuration = (folder, port) => `
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10;
  default_type 'text/html; charset=utf-8';
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    add_header content-encoding br;
    add_header vary accept-encoding;
  }
}
`;
