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
import { createAdminServices } from './adminServices.js';
import type { CommandResult } from './Command.js';
import { helpFor, runCommand, USAGE } from './commands.js';
import { RESTORE, SALVAGE } from './withoutServer.js';

interface Place {
  readonly dataDir: string;
  /** PostgreSQL; the embedded database of `dataDir` without it. */
  readonly databaseUrl: string | undefined;
}

const publicOrigin = process.env.PUBLIC_ORIGIN || `http://localhost:${process.env.PORT || '3000'}`;
const enforced = !['false', '0', 'no', 'off'].includes((process.env.REGULATED_FEEDING ?? '').toLowerCase());

/** Runs a command in this process. Help opens no database. */
export async function runHere(place: Place, args: string[]): Promise<CommandResult> {
  const help = helpFor(args);
  if (help !== null) return help;
  const name = args.slice(0, 2).join(' ');
  if (name === RESTORE) return restore(place, args.slice(2));
  if (name === SALVAGE) return salvageOrders(place, args.slice(2));
  const { dataDir, databaseUrl } = place;
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
      process.cwd(),
    );
  } finally {
    await database.close();
  }
}

async function restore({ dataDir, databaseUrl }: Place, args: string[]): Promise<CommandResult> {
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
  if (values.replace !== true && (await hasTables(dataDir, databaseUrl))) throw databaseExists();
  await restorePostgres(databaseUrl, file);
  return { ok: true, text: 'The backup has been restored.' };
}

async function salvageOrders({ dataDir, databaseUrl }: Place, [folder, ...others]: string[]): Promise<CommandResult> {
  if (folder === undefined || folder.startsWith('-') || others.length > 0) return { ok: false, text: USAGE };
  if (databaseUrl !== undefined)
    return { ok: false, text: `${SALVAGE} reads the embedded database: unset DATABASE_URL.` };
  const target = path.resolve(folder);
  const report = await salvage(dataDir, target);
  return { ok: true, text: `${report}\nWritten to ${target}.` };
}

async function hasTables(dataDir: string, databaseUrl: string): Promise<boolean> {
  const database = await openDatabase({ dataDir, databaseUrl }, () => undefined);
  try {
    return (
      (await rowsOf(database.db, sql`select 1 from information_schema.tables where table_schema = 'public' limit 1`))
        .length > 0
    );
  } finally {
    await database.close();
  }
}
