import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { unsubscribeTokens } from '../accounts/unsubscribe.js';
import { databaseExists, restoreEmbedded, restorePostgres } from '../db/backup.js';
import { rowsOf } from '../db/database.js';
import { migrate } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { salvage } from '../db/salvage.js';
import { secretOf } from '../db/secrets.js';
import { StartError } from '../startError.js';
import { askServer } from './adminSocket.js';
import type { CommandResult } from './Command.js';
import { RESTORE, runCommand, SALVAGE, USAGE } from './commands.js';
import { createAdminServices } from './adminServices.js';

// The operators' command line. Uses the running server of the data directory, or opens the database itself.

const args = process.argv.slice(2);
const databaseUrl = process.env.DATABASE_URL || undefined;
const dataDir = path.resolve(process.env.DATA_DIR || '.data');
const publicOrigin = process.env.PUBLIC_ORIGIN || `http://localhost:${process.env.PORT || '3000'}`;
const enforced = !['false', '0', 'no', 'off'].includes((process.env.REGULATED_FEEDING ?? '').toLowerCase());

async function run(): Promise<CommandResult> {
  if (args.length === 0) return { ok: false, text: USAGE };
  const name = args.slice(0, 2).join(' ');
  if (name === RESTORE && !args.includes('--help')) return restore(args.slice(2));
  if (name === SALVAGE && !args.includes('--help')) return salvageOrders(args.slice(2));
  const cwd = process.cwd();
  const answered = databaseUrl === undefined ? await askServer(dataDir, args, cwd) : null;
  if (answered !== null) return answered;
  const database = await openDatabase(
    { dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) },
    () => undefined,
  );
  try {
    await migrate(database, async () => undefined);
    return await runCommand(
      createAdminServices(database, {
        enforced,
        publicOrigin,
        unsubscribeTokens: unsubscribeTokens(await secretOf(database.db, 'unsubscribe'), Date.now),
        now: Date.now,
        onMail: () => undefined,
        onRefund: () => undefined,
      }),
      args,
      cwd,
    );
  } finally {
    await database.close();
  }
}

async function restore(args: string[]): Promise<CommandResult> {
  const { values, positionals } = parseArgs({
    args,
    options: { replace: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) return { ok: false, text: USAGE };
  const file = path.resolve(name);
  if (databaseUrl === undefined) {
    const before = await restoreEmbedded(dataDir, file, values.replace === true);
    return {
      ok: true,
      text:
        before === null
          ? 'The backup has been restored.'
          : `The backup has been restored. The previous database is in ${before}.`,
    };
  }
  if (values.replace !== true && (await hasTables(databaseUrl))) throw databaseExists();
  await restorePostgres(databaseUrl, file);
  return { ok: true, text: 'The backup has been restored.' };
}

async function salvageOrders([folder, ...others]: string[]): Promise<CommandResult> {
  if (folder === undefined || folder.startsWith('-') || others.length > 0) return { ok: false, text: USAGE };
  if (databaseUrl !== undefined)
    return { ok: false, text: `${SALVAGE} reads the embedded database: unset DATABASE_URL.` };
  const target = path.resolve(folder);
  const report = await salvage(dataDir, target);
  return { ok: true, text: `${report}\nWritten to ${target}.` };
}

async function hasTables(address: string): Promise<boolean> {
  const database = await openDatabase({ dataDir, databaseUrl: address }, () => undefined);
  try {
    return (
      (await rowsOf(database.db, sql`select 1 from information_schema.tables where table_schema = 'public' limit 1`))
        .length > 0
    );
  } finally {
    await database.close();
  }
}

try {
  const { ok, text } = await run();
  (ok ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? error.message : `The command failed: ${(error as Error).message}`}\n`,
  );
  process.exitCode = 1;
}
