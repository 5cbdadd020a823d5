import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { unsubscribeTokens } from '../accounts/unsubscribe.js';
import { databaseExists, restoreEmbedded, restorePostgres } from '../db/backup.js';
import { rowsOf } from '../db/database.js';
import { holdsDatabase } from '../db/databaseFolder.js';
import { requireSchema } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import { salvage } from '../db/salvage.js';
import { secretOf } from '../db/secrets.js';
import type { SharedSettings } from '../environment.js';
import { StartError } from '../startError.js';
import { createAdminServices } from './adminServices.js';
import type { CommandResult } from './Command.js';
import { helpFor, optionProblem, runCommand } from './commands.js';
import { takenByNpm } from './npmOptions.js';
import { RESTORE, SALVAGE } from './withoutServer.js';

/** Writes links into mails that the operator sends. */
const WRITES_LINKS = 'marketing list';

/** Runs a command in this process. Help opens no database; other commands neither create nor migrate one. */
export async function runHere(
  settings: SharedSettings,
  args: string[],
  npm: readonly string[] = [],
): Promise<CommandResult> {
  const help = helpFor(args);
  if (help !== null) return help;
  const name = args.slice(0, 2).join(' ');
  if (name === RESTORE) {
    const taken = takenByNpm(RESTORE, ['replace'], args, npm);
    return taken === null ? restore(settings, args.slice(2)) : { ok: false, text: taken };
  }
  if (name === SALVAGE) return salvageOrders(settings, args.slice(2));
  const { dataDir, databaseUrl, publicOrigin, regulatedFeeding } = settings;
  if (publicOrigin === null && name === WRITES_LINKS)
    return { ok: false, text: 'PUBLIC_ORIGIN must be set, as for the server: the list has links to the shop.' };
  if (databaseUrl === null && !holdsDatabase(dataDir))
    throw new StartError(
      'no-database',
      `There is no shop in ${dataDir}: set DATA_DIR (or DATABASE_URL) as for the server, which creates the database when it starts.`,
    );
  const database = await openDatabase(databaseOf(settings), () => undefined);
  try {
    await requireSchema(database.db);
    return await runCommand(
      createAdminServices(database, {
        feedingRuleEnforced: regulatedFeeding,
        publicOrigin: publicOrigin ?? '',
        unsubscribeTokens: unsubscribeTokens(await secretOf(database.db, 'unsubscribe'), Date.now),
        now: Date.now,
        onMail: () => undefined,
        onRefund: () => undefined,
      }),
      args,
      process.cwd(),
      npm,
    );
  } finally {
    await database.close();
  }
}

const databaseOf = ({ dataDir, databaseUrl }: SharedSettings) => ({
  dataDir,
  ...(databaseUrl === null ? {} : { databaseUrl }),
});

async function restore(settings: SharedSettings, args: string[]): Promise<CommandResult> {
  const { dataDir, databaseUrl } = settings;
  const typed = restoreArguments(args);
  if (typeof typed === 'string') return { ok: false, text: typed };
  const { values, positionals } = typed;
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) return usageOf(RESTORE);
  const file = path.resolve(name);
  if (databaseUrl === null) {
    const before = await restoreEmbedded(dataDir, file, values.replace === true);
    return {
      ok: true,
      text:
        before === null
          ? 'The backup has been restored.'
          : `The backup has been restored. The previous database is in ${before}.`,
    };
  }
  if (values.replace !== true && (await hasTables(settings))) throw databaseExists();
  await restorePostgres(databaseUrl, file);
  return { ok: true, text: 'The backup has been restored.' };
}

async function salvageOrders(
  { dataDir, databaseUrl }: SharedSettings,
  [folder, ...others]: string[],
): Promise<CommandResult> {
  if (folder === undefined || folder.startsWith('-') || others.length > 0) return usageOf(SALVAGE);
  if (databaseUrl !== null) return { ok: false, text: `${SALVAGE} reads the embedded database: unset DATABASE_URL.` };
  const target = path.resolve(folder);
  const report = await salvage(dataDir, target);
  return { ok: true, text: `${report}\nWritten to ${target}.` };
}

function restoreArguments(args: string[]) {
  try {
    return parseArgs({ args, options: { replace: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    return optionProblem(error);
  }
}

const usageOf = (name: string): CommandResult => ({
  ok: false,
  text: `Usage: ${helpFor([...name.split(' '), '--help'])?.text ?? name}`,
});

async function hasTables(settings: SharedSettings): Promise<boolean> {
  const database = await openDatabase(databaseOf(settings), () => undefined);
  try {
    return (
      (await rowsOf(database.db, sql`select 1 from information_schema.tables where table_schema = 'public' limit 1`))
        .length > 0
    );
  } finally {
    await database.close();
  }
}
