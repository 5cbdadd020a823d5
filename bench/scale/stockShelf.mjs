import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/workspace/root.mjs';
import { StepError } from '../../scripts/workspace/step.mjs';
import { catalogueFile } from '../api/catalogueFile.mjs';

const count = 36;
/** Every twelfth product is a bottle, which no promo code is good for. */
const bottle = 9;

/** What the visitors buy, by its code: there is more of each than they can. */
export const productCodes = Array.from({ length: count }, (_, index) => index).flatMap((index) =>
  index % 12 === bottle ? [] : [`BN-${index}-0`],
);

/** Brings them into a running shop, as its owner would. @param {{ DATA_DIR: string } | { DATABASE_URL: string }} shop where the shop's data are */
export function stockShelf(shop) {
  const folder = mkdtempSync(join(tmpdir(), 'mahd-shelf-'));
  try {
    writeFileSync(join(folder, 'catalogue.csv'), catalogueFile(count));
    const { PATH = '', HOME = '' } = process.env;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [inRoot('apps/api/dist/cli.js'), 'catalogue', 'import', join(folder, 'catalogue.csv')],
      { env: { PATH, HOME, ...shop }, encoding: 'utf8' },
    );
    if (status !== 0) throw new StepError('The goods could not be brought in.', `${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
