import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/workspace/root.mjs';
import { StepError } from '../../scripts/workspace/step.mjs';
import { catalogueFile } from '../api/catalogueFile.mjs';

/** What the visitors buy: there is more of it than they can. */
export const productCode = 'BN-0-0';

/** Brings it into a running shop, as its owner would. @param {{ DATA_DIR: string } | { DATABASE_URL: string }} shop where the shop's data are */
export function stockShelf(shop) {
  const folder = mkdtempSync(join(tmpdir(), 'mahd-shelf-'));
  try {
    writeFileSync(join(folder, 'catalogue.csv'), catalogueFile(1));
    const { PATH = '', HOME = '' } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot('apps/api/dist/cli.js'), 'catalogue', 'import', join(folder, 'catalogue.csv')], { env: { PATH, HOME, ...shop }, encoding: 'utf8' });
    if (status !== 0) throw new StepError('The goods could not be brought in.', `${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
