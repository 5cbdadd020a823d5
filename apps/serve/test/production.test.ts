import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

const main = resolve(import.meta.dirname, '../dist/main.js');
/** `npm test` builds first; `npx vitest` and `npm run check` run without a build, too. */
const isBuilt = existsSync(dirname(main));
const build = join(
  dirname(createRequire(import.meta.url).resolve('@mahd/storefront/package.json')),
  'dist/server/server.js',
);

/** Preloaded; records reads of NODE_ENV by the renderer. */
const watch = `data:text/javascript,${encodeURIComponent(`
  process.env = new Proxy(process.env, {
    get(all, name) {
      if (name === 'NODE_ENV' && new Error().stack.includes('/storefront/dist/server/')) process.stdout.write('asked\\n');
      return all[name];
    },
  });
`)}`;

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return String(port);
}

it.skipIf(!isBuilt)(
  'renders with one file, so that a new build removes none that a running server still needs',
  async () => {
    const files = await readdir(dirname(build), { recursive: true });
    expect(files.filter((file) => file.endsWith('.js'))).toEqual(['server.js']);
  },
);

it.skipIf(!isBuilt)('uses React’s production build whatever NODE_ENV says', { timeout: 60_000 }, async () => {
  const code = await readFile(build, 'utf8');
  expect(code).toContain('react-dom-server.node.production.js');
  expect(code).not.toContain('react-dom-server.node.development.js');

  const folder = await mkdtemp(join(tmpdir(), 'mahd-production-'));
  const child = spawn(process.execPath, ['--import', watch, main], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, HOST: '127.0.0.1', PORT: await freePort() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const lines: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(line);
      if (line.startsWith('ready ')) break;
    }
    expect(lines.at(-1)).toMatch(/^ready /);
    expect(lines).not.toContain('asked');
  } finally {
    const exited = once(child, 'exit');
    if (child.exitCode === null && child.kill()) await exited;
    await rm(folder, { recursive: true, force: true });
  }
});
