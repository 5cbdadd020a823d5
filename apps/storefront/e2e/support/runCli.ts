import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Shop } from './startShop.js';

const cli = resolve(import.meta.dirname, '../../../api/dist/cli.js');

/** Runs an operators' command in a shop. Returns its output; rejects when the command fails. */
export async function runCli({ dataDir }: Shop, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir },
  });
  return stdout;
}
