import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/workspace/root.mjs';
import { CommandError } from '../../scripts/workspace/cli.mjs';
import { runNginx } from '../shop/runNginx.mjs';

/**
 * Starts nginx in front of these servers, with the configuration of docs/scaling.md.
 * @param {readonly string[]} origins
 * @returns {ReturnType<typeof runNginx>} undefined without nginx
 */
export function startLoadBalancer(origins) {
  const [, block] = /```nginx\n([\s\S]+?)```/.exec(readFileSync(inRoot('docs/scaling.md'), 'utf8')) ?? [];
  if (block === undefined) throw new CommandError('docs/scaling.md has no nginx configuration.');
  const servers = origins.map((origin) => `  server ${new URL(origin).host};\n`).join('');
  const upstream = block.replace(/( *server 10\.\S+;\n)+/, servers);
  // All visitors connect from this machine; X-Forwarded-For gives each a different address.
  return runNginx(
    (_folder, port) =>
      `access_log off;\nkeepalive_requests 1000000;\n${upstream.replace('server {\n', `server {\n  listen 127.0.0.1:${port};\n`).replace(/set_real_ip_from \S+;/, 'set_real_ip_from 127.0.0.1;')}`,
    '/api/health/ready',
  );
}
