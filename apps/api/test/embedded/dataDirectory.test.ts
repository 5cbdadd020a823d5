import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { checkDurability, openEmbedded, openPGlite } from '../../src/db/embedded.js';
import { lockByFile, lockDirectory } from '../../src/db/directoryLock.js';
import { createApi, StartError } from '../../src/index.js';
import { configurationFor } from '../support/shop.js';

const archive = () => path.join(inject('runFolder'), 'seeded.tar.gz');

it('starts in an empty directory from the packed one, with the catalogue in it, and again without it', async () => {
  const configuration = await configurationFor();
  const database = await openEmbedded(configuration.dataDir, archive());
  await database.close();
  fs.mkdirSync(path.join(configuration.dataDir, 'database.partial'));
  const shop = await createApi(configuration);
  expect((await shop.app.inject('/api/auth/products?page=all')).json<{ total: number }>().total).toBeGreaterThan(40);
  await shop.close();
});

it('begins anew when a first start was interrupted', async () => {
  const { dataDir } = await configurationFor();
  fs.mkdirSync(path.join(dataDir, 'database.partial', 'base'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'database.partial', 'PG_VERSION'), 'torn');
  const database = await openEmbedded(dataDir, archive());
  expect(database.engine).toBe('embedded');
  await database.close();
});

it('creates a database without a packed directory', async () => {
  const { dataDir } = await configurationFor();
  const database = await openEmbedded(dataDir, path.join(dataDir, 'missing.tar.gz'));
  await database.close();
  expect(fs.existsSync(path.join(dataDir, 'database', 'PG_VERSION'))).toBe(true);
});

it('leaves a shop without demonstration data when it is not wanted', async () => {
  const configuration = await configurationFor({ seedDemo: false });
  await (await openEmbedded(configuration.dataDir, archive())).close();
  const shop = await createApi(configuration);
  const { data } = (await shop.app.inject('/api/auth/products?page=all')).json<{
    data: { rating: number | null; reviews_count: number }[];
  }>();
  expect(data.every(({ rating, reviews_count }) => rating === null && reviews_count === 0)).toBe(true);
  await shop.close();
});

it('refuses a directory that another process uses, with one sentence, and takes it once that process is killed', async () => {
  const { dataDir } = await configurationFor();
  fs.mkdirSync(dataDir, { recursive: true });
  const lock = await lockDirectory(dataDir);
  await expect(openEmbedded(dataDir, archive())).rejects.toMatchObject({
    name: 'StartError',
    code: 'directory-in-use',
    message: expect.stringMatching(/^Another process .+\.$/),
  });
  await lock.release();

  const holder = spawn(process.execPath, ['--input-type=module', '-e', holdLock(dataDir)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  await expect(lockDirectory(dataDir)).rejects.toBeInstanceOf(StartError);
  const exited = once(holder, 'exit');
  holder.kill('SIGKILL');
  await exited;
  await (await lockDirectory(dataDir)).release();
});

it('takes over a lock file whose process is gone, and no other', async () => {
  const folder = path.join(inject('runFolder'), 'lock-file');
  fs.mkdirSync(folder);
  const lock = await lockByFile(folder);
  await expect(lockByFile(folder)).rejects.toMatchObject({ code: 'directory-in-use' });
  await lock.release();
  fs.writeFileSync(path.join(folder, 'server.pid'), '2147483646');
  await (await lockByFile(folder)).release();
});

it('refuses a database whose commits do not reach the disk', async () => {
  const folder = path.join(inject('runFolder'), 'self-check');
  fs.cpSync(path.join(inject('runFolder'), 'template', 'database'), folder, { recursive: true });
  const { client, files } = await openPGlite(folder);
  await expect(checkDurability(client, files)).resolves.toBeUndefined();
  await expect(checkDurability(client, { syncCount: 0 })).rejects.toMatchObject({ code: 'self-check-failed' });
  const lying = {
    query: async () => ({ rows: [{ fsync: 'off' }], fields: [] }),
    exec: client.exec.bind(client),
  } as unknown as typeof client;
  await expect(checkDurability(lying, files)).rejects.toMatchObject({ code: 'self-check-failed' });
  await client.close();
});

it('says so when the directory cannot be made', async () => {
  const file = path.join(inject('runFolder'), 'a-file');
  fs.writeFileSync(file, '');
  await expect(openEmbedded(path.join(file, 'data'), archive())).rejects.toMatchObject({ code: 'data-directory' });
});

function holdLock(dataDir: string): string {
  return `import net from 'node:net'; import { createHash } from 'node:crypto'; import fs from 'node:fs';
    const name = '\\0mahd-data-' + createHash('sha256').update(fs.realpathSync(${JSON.stringify(dataDir)})).digest('hex').slice(0, 32);
    net.createServer().listen(name, () => console.log('held'));`;
}
