import type { PromoDesk } from '../cart/promoDesk.js';
import type { Database } from '../db/database.js';
import type { MailDesk } from '../mail/desk.js';
import type { OrderDesk } from '../orders/desk.js';
import type { ReviewDesk } from '../reviews/desk.js';

/** What a command answers: text for the terminal, and whether it did what was asked. */
export interface CommandResult {
  readonly ok: boolean;
  readonly text: string;
}

/** What commands work with. */
export interface Desks {
  readonly orders: OrderDesk;
  readonly promos: PromoDesk;
  readonly reviews: ReviewDesk;
  readonly mails: MailDesk;
  readonly unhurried: Database;
  /** Whether regulated feeding goods are kept out of every promotion. */
  readonly enforced: boolean;
  /** Writes a consistent copy of the whole database into a new file. */
  backUp(file: string): Promise<void>;
}

/** What stands behind a command's name. */
export interface CommandInput {
  readonly values: readonly string[];
  /** Options by name, as typed; a switch that is set is `true`. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Where the operator stands: files are named from there. */
  readonly cwd: string;
}

/** One thing operators can do. */
export interface Command {
  /** Its two words, e.g. "order list". */
  readonly name: string;
  /** The values behind the name, e.g. "<number> [how many]"; angle brackets are needed. */
  readonly values: string;
  readonly does: string;
  /** Names of options, with whether they take a value and what they mean. */
  readonly options?: Readonly<Record<string, { readonly value?: string; readonly does: string }>>;
  run(desks: Desks, input: CommandInput): Promise<CommandResult>;
}

export const done = (text: string): CommandResult => ({ ok: true, text });
export const refused = (text: string): CommandResult => ({ ok: false, text });

/** A moment as operators read it: UTC, to the minute. */
export function moment(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}

/** How many rows to show, from what was typed; null when that is no number from 1 to 500. */
export function howMany(typed: string | undefined): number | null {
  const limit = typed === undefined ? DEFAULT_LIMIT : Number(typed);
  return Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT ? limit : null;
}

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 500;
export const HOW_MANY_REFUSED = refused(`How many must be a number from 1 to ${MAX_LIMIT}.`);
