import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { StartError } from '../startError.js';
import { POSTGRES_VERSION } from './databaseFolder.js';
import { lockDirectory, type DirectoryLock } from './directoryLock.js';
import { openPGlite } from './embedded.js';

/** Orders with their contacts, and everything that belongs to them. */
const TABLES = [
  'orders',
  'order_lines',
  'order_history',
  'payments',
  'refunds',
  'returns',
  'return_lines',
  'return_history',
  'outbox',
];

/** Most rows of a page: 8 kB divided by the smallest row. */
const MAX_ROWS_PER_PAGE = 291;

const COPY = 'database.copy';

const rowsOn = (page: number) => `ctid >= '(${page},0)' and ctid < '(${page + 1},0)'`;

interface Page {
  /** Why the page is damaged. Its rows may then be altered. */
  readonly damage: string | undefined;
  /** JSON objects. */
  readonly rows: string[];
  readonly unreadable: readonly Error[];
}

/** What was read of a table, and what was not. */
interface TableReport {
  readonly table: string;
  /** How many rows it had, by the shop's own count; 0 if unknown. */
  expected: number;
  /** Rows from intact pages. */
  rows: number;
  /** Rows from pages with a wrong checksum. */
  uncertain: number;
  /** What could not be read, a sentence each. */
  readonly problems: string[];
}

/**
 * Reads what is readable of a damaged embedded database and writes it into a new folder: a JSON Lines file per table,
 * `<table>.uncertain.jsonl` with rows from pages whose checksum is wrong, and `report.txt`. Works on a copy, so the data
 * directory is only read. Returns the report. Throws a StartError `no-database`, `salvage-target` or `database-damaged`.
 */
export async function salvage(dataDir: string, target: string): Promise<string> {
  const source = path.join(dataDir, 'database');
  if (!fs.existsSync(source)) throw new StartError('no-database', `There is no folder ${source}.`);
  if (fs.existsSync(target) || !path.relative(dataDir, target).startsWith('..'))
    throw new StartError('salvage-target', `Name a new folder outside ${dataDir}: ${target} exists or is in it.`);
  const lock = await lockIfPresent(dataDir);
  const copy = path.join(target, COPY);
  try {
    fs.mkdirSync(target, { recursive: true, mode: 0o700 });
    fs.cpSync(source, copy, { recursive: true });
    const version = path.join(copy, 'PG_VERSION');
    // The engine would create an empty database without it.
    if (!fs.existsSync(version)) fs.writeFileSync(version, `${POSTGRES_VERSION}\n`);
    return await readTables(copy, target);
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
    lock?.release();
  }
}

/** The files of a running server change while they are copied. Nothing is written into the directory. */
async function lockIfPresent(dataDir: string): Promise<DirectoryLock | null> {
  if (!fs.existsSync(path.join(dataDir, 'server.lock'))) return null;
  return lockDirectory(dataDir).catch((error: unknown) => {
    if (error instanceof StartError && error.code === 'directory-in-use') throw error;
    return null;
  });
}

/**
 * Reads the intact pages of all tables before the damaged ones, whose content can crash the engine or make it loop: all
 * intact rows and a report of them are on disk by then.
 */
async function readTables(folder: string, target: string): Promise<string> {
  const reports: TableReport[] = TABLES.map((table) => ({ table, expected: 0, rows: 0, uncertain: 0, problems: [] }));
  const damaged: { report: TableReport; page: number }[] = [];
  const writeReport = () => {
    const text = reports.map(sentencesOf).join('\n');
    fs.writeFileSync(path.join(target, 'report.txt'), `${text}\n`, { mode: 0o600 });
    return text;
  };
  let reader = await Reader.open(folder);
  const attempt = async (report: TableReport, what: string, read: () => Promise<void>) => {
    try {
      await read();
    } catch (error) {
      report.problems.push(`${what}: ${(error as Error).message}`);
      await reader.close();
      reader = await Reader.open(folder);
    }
  };
  try {
    for (const report of reports)
      await attempt(report, 'could not be read', async () => {
        report.expected = await reader.expectedRows(report.table);
        const pages = await reader.pages(report.table);
        for (let page = 0; page < pages; page += 1) {
          const rows = await reader.intactPage(report.table, page);
          if (rows === null) damaged.push({ report, page });
          else report.rows += append(path.join(target, `${report.table}.jsonl`), rows);
        }
      });
    writeReport();
    for (const { report, page } of damaged) {
      await attempt(report, `page ${page}`, () => readDamagedPage(reader, report, page, target));
      writeReport();
    }
  } finally {
    await reader.close();
  }
  return writeReport();
}

async function readDamagedPage(reader: Reader, report: TableReport, page: number, target: string): Promise<void> {
  const { table, problems } = report;
  const { damage, rows, unreadable } = await reader.damagedPage(table, page);
  if (damage === undefined) report.rows += append(path.join(target, `${table}.jsonl`), rows);
  else {
    report.uncertain += append(path.join(target, `${table}.uncertain.jsonl`), rows);
    problems.push(`page ${page}: ${damage}`);
  }
  if (unreadable.length > 0)
    problems.push(
      `page ${page}: ${rows.length === 0 ? 'no row' : 'not every row'} could be read: ${unreadable[0]?.message}`,
    );
}

function append(file: string, lines: readonly string[]): number {
  if (lines.length > 0) fs.appendFileSync(file, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
  return lines.length;
}

function sentencesOf({ table, expected, rows, uncertain, problems }: TableReport): string {
  const altered = uncertain === 0 ? '' : `, ${uncertain} more in ${table}.uncertain.jsonl may be altered`;
  const missing = expected - rows - uncertain;
  return [
    `${table}: ${rows} rows${altered}`,
    ...problems.map((problem) => `  ${problem}`),
    ...(missing > 0 ? [`  ${missing} more rows are missing`] : []),
  ].join('\n');
}

/** Reads tables page by page, without their indexes. */
class Reader {
  private constructor(private readonly client: PGlite) {}

  static async open(folder: string): Promise<Reader> {
    try {
      const { client } = await openPGlite(folder);
      // The planner skips invalid indexes, which may be damaged. This changes the copy only.
      await client.exec(
        `update pg_index set indisvalid = false where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
      );
      // Reads single pages: no sequential scan, no read-ahead.
      await client.exec('set enable_seqscan = off; set io_combine_limit = 1; set effective_io_concurrency = 0');
      return new Reader(client);
    } catch (error) {
      throw new StartError(
        'database-damaged',
        'The copy of the database cannot be opened, so nothing can be read from it: restore the latest backup.',
        { cause: error },
      );
    }
  }

  async close(): Promise<void> {
    // Fails after a crash of the engine.
    await this.client.close().catch(() => undefined);
  }

  /** Number of pages in the table's file. */
  async pages(table: string): Promise<number> {
    const { rows } = await this.client.query<{ pages: number }>(
      `select (pg_relation_size($1) / current_setting('block_size')::int)::int as pages`,
      [table],
    );
    return rows[0]?.pages ?? 0;
  }

  /** The rows of a page as JSON; null if its checksum is wrong or a row is not readable. */
  intactPage(table: string, page: number): Promise<string[] | null> {
    return this.#rows(table, rowsOn(page)).catch(() => null);
  }

  /** The rows of a page without regard to its checksum, one by one if they cannot be read together. */
  async damagedPage(table: string, page: number): Promise<Page> {
    const condition = rowsOn(page);
    const damage = await this.client.query(`select count(*) from "${table}" where ${condition}`).then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (damage !== undefined) await this.client.exec('set ignore_checksum_failure = on');
    const rows = await this.#rows(table, condition).catch(() => undefined);
    const read = rows === undefined ? await this.#rowByRow(table, page) : { rows, unreadable: [] };
    await this.client.exec('set ignore_checksum_failure = off');
    return { damage, ...read };
  }

  async #rowByRow(table: string, page: number): Promise<Pick<Page, 'rows' | 'unreadable'>> {
    const rows: string[] = [];
    const unreadable: Error[] = [];
    for (let at = 1; at <= MAX_ROWS_PER_PAGE; at += 1)
      try {
        rows.push(...(await this.#rows(table, `ctid = '(${page},${at})'`)));
      } catch (error) {
        unreadable.push(error as Error);
      }
    return { rows, unreadable };
  }

  /** How many rows the table had, by the shop's own count; 0 when that is not readable. */
  async expectedRows(table: string): Promise<number> {
    const { rows } = await this.client
      .query<{ expected: number }>('select (added - removed)::int as expected from row_counts where name = $1', [table])
      .catch(() => ({ rows: [] }));
    return rows[0]?.expected ?? 0;
  }

  async #rows(table: string, condition: string): Promise<string[]> {
    const { rows } = await this.client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from "${table}" t where ${condition}`,
    );
    return rows.map(({ row }) => row);
  }
}
