import fs from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { openEmbedded } from '../../src/db/embedded.js';
import { configurationFor } from '../support/shop.js';

const template = () => path.join(inject('runFolder'), 'template');

it.each([
  [
    'holds garbage where its state should be',
    (folder: string) => fs.writeFileSync(path.join(folder, 'global/pg_control'), Buffer.alloc(8192, 7)),
  ],
  ['has lost the file of its state', (folder: string) => fs.rmSync(path.join(folder, 'global/pg_control'))],
  ['has lost its log', (folder: string) => fs.rmSync(path.join(folder, 'pg_wal'), { recursive: true })],
])('refuses a database that %s with instructions, and releases the folder', async (_what, damage) => {
  const { dataDir } = await configurationFor();
  fs.cpSync(template(), dataDir, { recursive: true });
  damage(path.join(dataDir, 'database'));
  for (let time = 0; time < 2; time++) {
    await expect(openEmbedded(dataDir, 'unused')).rejects.toMatchObject({
      name: 'StartError',
      code: 'database-damaged',
      message: expect.stringMatching(/^The files of the embedded database .+ are damaged .+backup restore .+\.$/),
    });
  }
});

it('opens a database with a torn last write', async () => {
  const { dataDir } = await configurationFor();
  fs.cpSync(template(), dataDir, { recursive: true });
  const log = path.join(dataDir, 'database/pg_wal');
  const [segment = ''] = fs
    .readdirSync(log)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .sort();
  const bytes = fs.readFileSync(path.join(log, segment));
  // Offset of the last valid WAL record; a torn write damages what follows.
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1;
  bytes.fill(0xa5, end + 8, end + 4096);
  fs.writeFileSync(path.join(log, segment), bytes);
  const database = await openEmbedded(dataDir, 'unused');
  expect(database.engine).toBe('embedded');
  await database.close();
});
