import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/workspace/root.mjs';
import { StepError } from '../../scripts/workspace/step.mjs';
import { runNginx } from '../shop/runNginx.mjs';

/**
 * nginx as docs/scaling.md configures it, before these servers.
 * @param {readonly string[]} origins
 * @returns {ReturnType<typeof runNginx>} undefined when this machine has none
 */
export function startBalancer(origins) {
  const [, block] = /```nginx\n([\s\S]+?)```/.exec(readFileSync(inRoot('docs/scaling.md'), 'utf8')) ?? [];
  if (block === undefined) throw new StepError('docs/scaling.md has no configuration of nginx.');
  const servers = origins.map((origin) => `  server ${new URL(origin).host};\n`).join('');
  const upstream = block.replace(/( *server 10\.\S+;\n)+/, servers);
  // The visitors of the bench all come from here; each says where she would be.
  return runNginx(
    (_folder, port) =>
      `access_log off;\nkeepalive_requests 1000000;\n${upstream.replace('server {\n', `server {\n  listen 127.0.0.1:${port};\n  set_real_ip_from 127.0.0.1;\n  real_ip_header X-Forwarded-For;\n`)}`,
    '/api/health/ready',
  );
}
