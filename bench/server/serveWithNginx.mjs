import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNginx } from '../shop/runNginx.mjs';

/**
 * Starts nginx with one worker that serves these bytes as a file.
 * @param {Buffer} bytes brotli
 * @returns {Promise<{ url: string, pid: number } | undefined>} undefined without nginx
 */
export async function serveWithNginx(bytes) {
  const nginx = await runNginx((folder, port) => {
    writeFileSync(join(folder, 'page'), bytes);
    return configuration(folder, port);
  }, '/page');
  return nginx && { url: `${nginx.url}/page`, pid: nginx.pid };
}

/** @param {string} folder @param {number} port */
const configuration = (folder, port) => `
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10;
  default_type 'text/html; charset=utf-8';
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    add_header content-encoding br;
    add_header vary accept-encoding;
  }`;
