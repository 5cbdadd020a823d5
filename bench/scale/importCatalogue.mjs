import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/workspace/root.mjs';
import { CommandError } from '../../scripts/workspace/cli.mjs';
import { catalogueFile } from '../api/catalogueFile.mjs';

const count = 36;
/** Every twelfth product is a bottle, to which promo codes do not apply. */
const bottle = 9;

/** Products the visitors buy; their stock never runs out. */
export const productCodes = Array.from({ length: count }, (_, index) => index).flatMap((index) =>
  index % 12 === bottle ? [] : [`BN-${index}-0`],
);

/** Imports the products into a running shop with its command line. @param {{ DATA_DIR: string } | { DATABASE_URL: string }} shop location of its data */
export function importCatalogue(shop) {
  const folder = mkdtempSync(join(tmpdir(), 'mahd-catalogue-'));
  try {
    writeFileSync(join(folder, 'catalogue.csv'), catalogueFile(count));
    const { PATH = '', HOME = '' } = process.env;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [inRoot('apps/api/dist/cli.js'), 'catalogue', 'import', join(folder, 'catalogue.csv')],
      { env: { PATH, HOME, ...shop }, encoding: 'utf8' },
    );
    if (status !== 0) throw new CommandError('The catalogue import failed.', `${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
