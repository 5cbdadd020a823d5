import { fromDubai, inDubai } from '@mahd/rules/locale';
import type { MarketingAdmin } from '../accounts/marketingAdmin.js';
import type { PromoAdmin } from '../cart/promoAdmin.js';
import type { Database } from '../db/database.js';
import type { MailAdmin } from '../mail/mailAdmin.js';
import type { OrderAdmin } from '../orders/orderAdmin.js';
import type { RefundAdmin } from '../refunds/refundAdmin.js';
import type { ReturnAdmin } from '../returns/returnAdmin.js';
import type { ReviewAdmin } from '../reviews/reviewAdmin.js';
import type { StockAlertAdmin } from '../stockAlerts/stockAlertAdmin.js';

/** Text for the terminal and whether the command succeeded. */
export interface CommandResult {
  readonly ok: boolean;
  readonly text: string;
}

/** Services behind the operators' commands. */
export interface AdminServices {
  readonly orders: OrderAdmin;
  readonly refunds: RefundAdmin;
  readonly returns: ReturnAdmin;
  readonly promos: PromoAdmin;
  readonly reviews: ReviewAdmin;
  readonly stockAlerts: StockAlertAdmin;
  readonly mails: MailAdmin;
  readonly marketing: MarketingAdmin;
  readonly batchDb: Database;
  /** Whether regulated feeding products are excluded from promotions. */
  readonly feedingRuleEnforced: boolean;
  readonly now: () => number;
  /** Writes a consistent backup into a new file. */
  backUp(file: string): Promise<void>;
}

/** Parsed arguments of a command. */
export interface CommandInput {
  readonly values: readonly string[];
  /** Options by name; a switch that is set is `true`. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Working directory of the operator; file arguments are relative to it. */
  readonly cwd: string;
}

/** A command of the operators' command line. */
export interface Command {
  /** Two words, e.g. "order list". */
  readonly name: string;
  /** Positional arguments, e.g. "<number> [how many]"; those in angle brackets are required. */
  readonly values: string;
  readonly does: string;
  /** Options by name; those with `value` take a value. */
  readonly options?: Readonly<Record<string, { readonly value?: string; readonly does: string }>>;
  run(admin: AdminServices, input: CommandInput): Promise<CommandResult>;
}

export const done = (text: string): CommandResult => ({ ok: true, text });
export const refused = (text: string): CommandResult => ({ ok: false, text });

/** A text of several lines in a list: its further lines must not look like entries. */
export const indented = (text: string): string => text.replaceAll('\n', '\n    ');

/** A date as shown to operators: UAE time, to the minute. */
export function moment(at: Date): string {
  return inDubai(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** Parses a moment as shown by `moment`; null when invalid. */
export function momentOf(typed: string): Date | null {
  const at = fromDubai(typed.replace(' ', 'T'));
  return at !== null && moment(at) === typed ? at : null;
}

/** Parses a row count; null unless it is a number from 1 to 500. */
export function howMany(typed: string | undefined): number | null {
  const limit = typed === undefined ? DEFAULT_LIMIT : Number(typed);
  return Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT ? limit : null;
}

/** Runs a list command with its `[how many]` and `--state`, and refuses invalid ones. The state is undefined when it is not given. */
export async function listByState<State extends string>(
  states: readonly State[],
  { values, options }: CommandInput,
  list: (limit: number, state: State | undefined) => Promise<CommandResult>,
): Promise<CommandResult> {
  const limit = howMany(values[0]);
  if (limit === null) return HOW_MANY_REFUSED;
  const state = states.find((known) => known === options.state);
  if (state === undefined && options.state !== undefined)
    return refused(`--state must be one of ${states.join(', ')}.`);
  return list(limit, state);
}

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 500;
export const HOW_MANY_REFUSED = refused(`The number of entries must be from 1 to ${MAX_LIMIT}.`);
