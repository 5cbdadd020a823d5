import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { freePort } from '../support/startShop.js';

const repository = resolve(import.meta.dirname, '../../../..');
const excluded = new Set(['dist', 'test', 'e2e', '.data', '.vite', '.cache', 'test-results']);

export interface DevelopmentShop {
  readonly url: string;
  /** Its output so far. */
  readonly output: () => string;
  /** Edits a file of the copy. Throws when it does not contain `from`. */
  readonly change: (file: string, from: string, to: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the development server on a copy of the sources, which the tests may edit. */
export async function startDevelopmentShop(): Promise<DevelopmentShop> {
  const caches = join(repository, '.cache');
  await mkdir(caches, { recursive: true });
  const copy = await mkdtemp(join(caches, 'development-'));
  for (const name of ['apps', 'packages', 'scripts', 'package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json'])
    await cp(join(repository, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !excluded.has(basename(source)),
    });
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'), 'dir');
  // A seeded database makes the first start faster; it exists once the API has been built.
  const seeded = 'apps/api/dist/seeded.tar.gz';
  await cp(join(repository, seeded), join(copy, seeded)).catch(() => undefined);

  const port = String(await freePort());
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', "(await import('./scripts/dev/server.mjs')).startDevelopment()"],
    {
      cwd: copy,
      env: { PATH, HOME, PORT: port, DATA_DIR: join(copy, '.data') },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const killOnExit = () => child.kill('SIGKILL');
  process.once('exit', killOnExit);
  let output = '';
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  await new Promise<void>((onReady, reject) => {
    const read = (text: string) => {
      output += text;
      if (/^ready /m.test(output)) onReady();
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    void ended.then(() => reject(new Error(`The development server ended before it was ready:\n${output}`)));
  });

  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    async change(file, from, to) {
      const text = await readFile(join(copy, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      // Renamed into place, so that nobody reads a partial file.
      await writeFile(join(copy, 'saved'), text.replace(from, to));
      await rename(join(copy, 'saved'), join(copy, file));
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', killOnExit);
      await rm(copy, { recursive: true, force: true });
    },
  };
}
