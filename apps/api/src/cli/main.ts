import path from 'node:path';
import { openDatabase } from '../db/open.js';
import { migrate } from '../db/migrate.js';
import { OrderDesk } from '../orders/desk.js';
import { StartError } from '../startError.js';
import { askServer } from './adminSocket.js';
import { runCommand, USAGE, type CommandResult } from './commands.js';

// The operators' command line. It speaks to a running server of the same data directory, or opens the database itself.

const words = process.argv.slice(2);

async function run(): Promise<CommandResult> {
  if (words.length === 0) return { ok: false, text: USAGE };
  const databaseUrl = process.env.DATABASE_URL || undefined;
  const dataDir = path.resolve(process.env.DATA_DIR || '.data');
  const answered = databaseUrl === undefined ? await askServer(dataDir, words) : null;
  if (answered !== null) return answered;
  const database = await openDatabase({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) }, () => undefined);
  try {
    await migrate(database.db, async () => undefined);
    return await runCommand(new OrderDesk(database.db, Date.now, () => undefined), words);
  } finally {
    await database.close();
  }
}

try {
  const { ok, text } = await run();
  (ok ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : `The command failed: ${(error as Error).message}`}\n`);
  process.exitCode = 1;
}
