import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restoreEmbedded } from '../../src/db/backup.js';
import { lockDirectory } from '../../src/db/directoryLock.js';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mahd-directory-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('is waited for while a command has it', async () => {
  const first = await lockDirectory(folder);
  setTimeout(() => first.release(), 300);
  (await lockDirectory(folder)).release();
});

it('that cannot be created is named in one sentence, also by a restore', async () => {
  const file = path.join(folder, 'a-file');
  fs.writeFileSync(file, '');
  for (const dataDir of [file, path.join(file, 'inside')])
    await expect(restoreEmbedded(dataDir, file, false)).rejects.toMatchObject({
      code: 'data-directory',
      message: `The data directory ${dataDir} cannot be created or written: choose another one with DATA_DIR.`,
    });
});
