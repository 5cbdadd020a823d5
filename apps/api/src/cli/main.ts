import path from 'node:path';
import { StartError } from '../startError.js';
import { askServer } from './askServer.js';
import { runsWithoutServer } from './withoutServer.js';

// The operators' command line. Uses the running server of the data directory, or opens the database itself.

const args = process.argv.slice(2);
const databaseUrl = process.env.DATABASE_URL || undefined;
const dataDir = path.resolve(process.env.DATA_DIR || '.data');

try {
  const answered =
    databaseUrl === undefined && !runsWithoutServer(args) ? await askServer(dataDir, args, process.cwd()) : null;
  // Loads the shop's code only if no server has it loaded.
  const { ok, text } = answered ?? (await (await import('./runHere.js')).runHere({ dataDir, databaseUrl }, args));
  (ok ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? error.message : `The command failed: ${(error as Error).message}`}\n`,
  );
  process.exitCode = 1;
}
