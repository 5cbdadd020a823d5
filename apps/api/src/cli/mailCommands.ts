import { MAIL_STATES, mailState, type OutboxRow } from '../mail/mailAdmin.js';
import { done, listByState, moment, refused, type Command, type CommandInput } from './Command.js';

const ALL = { all: { does: 'every mail that could not be sent' } } as const;

export const mailCommands: readonly Command[] = [
  {
    name: 'mail list',
    values: '[how many]',
    does: 'mails that are not sent: when each is tried next, or that it is given up, and why',
    options: { state: { value: MAIL_STATES.join('|'), does: 'only those' } },
    run: ({ mails }, input) =>
      listByState(MAIL_STATES, input, async (limit, state) => {
        const rows = await mails.list(state, limit);
        return done(rows.length === 0 ? `No ${state ?? 'waiting or failed'} mails.` : rows.map(line).join('\n'));
      }),
  },
  {
    name: 'mail retry',
    values: '[id] …',
    does: 'tries mails again now, and then for another 72 hours',
    options: ALL,
    run: ({ mails }, input) => change(input, (ids) => mails.retry(ids), 'tried again'),
  },
  {
    name: 'mail drop',
    values: '[id] …',
    does: 'deletes mails that are not sent; nobody gets them',
    options: { all: { does: 'every mail that was given up' } },
    run: ({ mails }, input) => change(input, (ids) => mails.drop(ids), 'dropped'),
  },
];

/** Applies `work` to the named mails, or to all. */
async function change(
  { values, options }: CommandInput,
  work: (ids: readonly number[] | 'all') => Promise<number[]>,
  what: string,
) {
  const all = options.all === true;
  if (all === values.length > 0) return refused('Say which: ids from "mail list", or --all.');
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
