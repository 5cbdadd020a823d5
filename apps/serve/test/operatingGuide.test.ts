import { readdirSync, readFileSync } from 'node:fs';
import { MAX_RETURN_PICTURE_BYTES, MAX_RETURN_PICTURES } from '@mahd/rules/shop';
import { expect, it } from 'vitest';

/** The code blocks of docs/operating.md in one language. */
const guide = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
const block = (language: string) => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? '';

it('lets all pictures of a return through nginx', () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(block('nginx'))?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThan(MAX_RETURN_PICTURES * MAX_RETURN_PICTURE_BYTES);
});

it('has nginx replace the forwarding header, whose first address the limits count by', () => {
  expect(block('nginx')).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
});

it('has both proxies send requests to the address of the environment file', () => {
  const { HOST, PORT } = Object.fromEntries(
    [...block('sh').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(block('nginx')).toContain(`server ${HOST}:${PORT};`);
  expect(block('caddyfile')).toContain(`reverse_proxy ${HOST}:${PORT} {`);
});

it('names the migrations that need downtime', () => {
  const folder = new URL('../../api/migrations/', import.meta.url);
  const needing = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .filter((file) => /DROP (?:COLUMN|TABLE)|RENAME/i.test(readFileSync(new URL(file, folder), 'utf8')))
    .map((file) => file.slice(0, 4))
    .sort();
  const named = /so far they are in ([^.]+)\./.exec(guide)?.[1];
  expect(named?.split(/, | and /)).toEqual(needing);
});
