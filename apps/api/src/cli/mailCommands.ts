import { MAIL_STATES, mailState, type OutboxRow } from '../mail/mailAdmin.js';
import { done, listByState, moment, refused, type Command, type CommandInput } from './Command.js';

export const mailCommands: readonly Command[] = [
  {
    name: 'mail list',
    values: '[how many]',
    does: 'lists unsent mails with their next attempt and last error',
    options: { state: { value: MAIL_STATES.join('|'), does: 'only mails in this state' } },
    run: ({ mails }, input) =>
      listByState(MAIL_STATES, input, async (limit, state) => {
        const rows = await mails.list(state, limit);
        return done(rows.length === 0 ? `No ${state ?? 'waiting or failed'} mails.` : rows.map(line).join('\n'));
      }),
  },
  {
    name: 'mail retry',
    values: '[id] …',
    does: 'retries mails now and for another 72 hours',
    options: { all: { does: 'all unsent mails that have failed at least once; the others are due anyway' } },
    run: ({ mails }, input) => change(input, (ids) => mails.retry(ids), 'queued again'),
  },
  {
    name: 'mail drop',
    values: '[id] …',
    does: 'deletes unsent mails',
    options: { all: { does: 'all failed mails' } },
    run: ({ mails }, input) => change(input, (ids) => mails.drop(ids), 'deleted'),
  },
];

/** Applies `work` to the named mails, or to all. */
async function change(
  { values, options }: CommandInput,
  work: (ids: readonly number[] | 'all') => Promise<number[]>,
  what: string,
) {
  const all = options.all === true;
  if (all === values.length > 0) return refused('Specify IDs from "mail list", or --all.');
  const wrong = values.find((value) => !/^\d{1,15}$/.test(value));
  if (wrong !== undefined) return refused(`"${wrong}" is not a mail ID.`);
  const ids = [...new Set(values.map(Number))];
  const changed = new Set(await work(all ? 'all' : ids));
  const others = ids.filter((id) => !changed.has(id));
  const summary = changed.size === 1 ? `1 mail is ${what}.` : `${changed.size} mails are ${what}.`;
  return others.length === 0
    ? done(summary)
    : refused([...(changed.size > 0 ? [summary] : []), `Not found among unsent mail: ${others.join(', ')}.`].join(' '));
}

function line(row: OutboxRow): string {
  const { id, kind, attempts, runAt, doneAt, failedAt, lastError } = row;
  const when = doneAt !== null ? moment(doneAt) : failedAt !== null ? moment(failedAt) : `next try ${moment(runAt)}`;
  return [
    String(id).padStart(6),
    kind.padEnd(18),
    mailState(row).padEnd(7),
    attempts === 1 ? '1 try' : `${attempts} tries`,
    when,
    subjectOf(row),
    ...(lastError === null ? [] : [lastError]),
  ].join('  ');
}

/** Order number or masked address: as little personal data as possible. */
function subjectOf({ payload }: OutboxRow): string {
  if (typeof payload.orderNumber === 'string') return payload.orderNumber;
  return String(payload.email).replace(/^(.)[^@]*/, '$1…');
}
