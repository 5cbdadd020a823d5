import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onExit } from '../../scripts/workspace/cleanup.mjs';
import { inRoot } from '../../scripts/workspace/root.mjs';
import { CommandError } from '../../scripts/workspace/cli.mjs';
import { catalogueFile } from './catalogueFile.mjs';

/**
 * @typedef {object} BenchShop
 * @property {number} products
 * @property {number} importSeconds duration of the catalogue import
 * @property {string | undefined} databaseUrl
 * @property {{ inject(request: string | object): Promise<{ statusCode: number, body: string, json(): any }>, close(): Promise<void> }} app
 */

/**
 * Opens a shop whose products are imported with `npm run shop -- catalogue import`.
 * @param {number} products @param {string | undefined} databaseUrl an empty PostgreSQL database; undefined for the embedded one
 * @returns {Promise<BenchShop>}
 */
export async function openBenchShop(products, databaseUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'mahd-bench-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const file = join(folder, 'catalogue.csv');
  writeFileSync(file, catalogueFile(products));
  const { createApi } = await import(inRoot('apps/api/dist/index.js'));
  const configuration = {
    dataDir,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    publicOrigin: 'http://localhost:3000',
    imageBaseUrl: '/pictures',
    seedDemo: false,
    regulatedFeeding: true,
    logLevel: 'silent',
    trustProxy: true,
    defaultCountry: 'AE',
    widgetPages: { home: 'home', header: 'header', footer: 'footer' },
    facts: { legalNameEn: 'Mahd', legalNameAr: 'مهد' },
  };
  await (await createApi(configuration)).close();
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [inRoot('apps/api/dist/cli.js'), 'catalogue', 'import', file, '--replace'],
    {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new CommandError('The catalogue import failed.', stderr);
  const importSeconds = (performance.now() - start) / 1000;
  const { app } = await createApi(configuration);
  return { products, importSeconds, databaseUrl, app };
}
