import fs from 'node:fs';
import path from 'node:path';
import { formatPrice } from '@mahd/rules/locale';
import { nextReturnStates, RETURN_STATES, type ReturnState } from '@mahd/rules/shop';
import { RefundRefused } from '../refunds/service.js';
import type { ReturnDetails, ReturnOutcome } from '../returns/returnAdmin.js';
import { done, indented, listByState, moment, refused, type Command, type CommandResult } from './Command.js';
import { fileProblem } from './fileProblem.js';

export const returnCommands: readonly Command[] = [
  {
    name: 'returns list',
    values: '[how many]',
    does: 'lists open returns, oldest first',
    options: { state: { value: RETURN_STATES.join('|'), does: 'returns in this state, newest first' } },
    run: ({ returns }, input) =>
      listByState(RETURN_STATES, input, async (limit, state) => {
        const rows = await returns.list(state, limit);
        if (rows.length === 0) return done(state === undefined ? 'No open returns.' : `No returns are ${state}.`);
        return done(
          rows
            .map(({ entry, order }) =>
              [
                entry.number,
                moment(entry.createdAt),
                entry.state.padEnd(9),
                formatPrice(entry.refundFils, 'en').padStart(14),
                `${order.firstName} ${order.lastName}`,
              ].join('  '),
            )
            .join('\n'),
        );
      }),
  },
  {
    name: 'returns show',
    values: '<number>',
    does: 'shows everything about one return',
    options: { pictures: { value: 'folder', does: 'writes its pictures into this folder' } },
    async run({ returns }, { values: [number = ''], options, cwd }) {
      const details = await returns.show(number);
      if (details === undefined) return unknown(number);
      if (typeof options.pictures !== 'string') return done(describe(details));
      const folder = path.resolve(cwd, options.pictures);
      try {
        fs.mkdirSync(folder, { recursive: true });
      } catch (error) {
        return refused(`${folder} cannot be made: ${fileProblem(error)}.`);
      }
      const files = (await returns.pictures(details)).map((webp, index) => {
        const file = path.join(folder, `${details.full.entry.number}-${index + 1}.webp`);
        fs.writeFileSync(file, webp, { mode: 0o600 });
        return file;
      });
      return done([describe(details), '', ...files].join('\n'));
    },
  },
  {
    name: 'returns approve',
    values: '<number>',
    does: 'accepts a return and notifies the customer',
    run: async ({ returns }, { values: [number = ''] }) => answer(number, 'approved', await returns.approve(number)),
  },
  {
    name: 'returns refuse',
    values: '<number>',
    does: 'refuses a return, before or after the goods arrived, and notifies the customer',
    options: { reason: { value: 'text', does: "what the mail and the order's page say, in the customer's language" } },
    async run({ returns }, { values: [number = ''], options: { reason } }) {
      if (typeof reason !== 'string' || reason.trim() === '') return refused('A reason is required: --reason "…".');
      return answer(number, 'refused', await returns.refuse(number, reason.trim()));
    },
  },
  {
    name: 'returns pickup',
    values: '<number>',
    does: 'records that the courier has the goods, and notifies the customer',
    run: async ({ returns }, { values: [number = ''] }) => answer(number, 'picked_up', await returns.pickUp(number)),
  },
  {
    name: 'returns receive',
    values: '<number>',
    does: 'accepts goods that arrived, requests the refund and notifies the customer',
    options: { sellable: { does: 'puts them back into stock, except faulty, damaged and opened hygiene goods' } },
    async run({ returns }, { values: [number = ''], options }) {
      try {
        return answer(number, 'received', await returns.receive(number, options.sellable === true));
      } catch (error) {
        if (error instanceof RefundRefused) return refused(`${error.message} Nothing was changed.`);
        throw error;
      }
    },
  },
];

function answer(number: string, state: string, outcome: ReturnOutcome): CommandResult {
  if (outcome.kind === 'unknown') return unknown(number);
  if (outcome.kind === 'moved')
    return done([`${number} is now ${state}.`, ...(outcome.received ? receiptOf(outcome.received) : [])].join(' '));
  const possible = nextReturnStates(outcome.from).map((next) => COMMAND_FOR[next]);
  return refused(
    `${number} is ${outcome.from}. ${possible.length === 0 ? 'This is the final state.' : `Next: ${possible.join(' or ')}.`}`,
  );
}

type Receipt = NonNullable<Extract<ReturnOutcome, { kind: 'moved' }>['received']>;

/** What leads to a state. */
const COMMAND_FOR: Readonly<Record<ReturnState, string>> = {
  requested: 'a new request',
  approved: '"returns approve"',
  refused: '"returns refuse"',
  picked_up: '"returns pickup"',
  received: '"returns receive"',
  refunded: 'its refund, see "refunds list"',
};

function receiptOf({ restocked, unsellable, refund }: Receipt): string[] {
  return [
    ...(restocked === 0 ? [] : [`Back in stock: ${restocked}.`]),
    ...(unsellable === 0 ? [] : [`Not to be sold again: ${unsellable}.`]),
    ...(refund === null
      ? []
      : [
          `Refund ${refund.reference}: ${formatPrice(refund.amountFils, 'en')}${refund.method === 'manual' ? ', transfer it and then run "refunds settle"' : ''}.`,
        ]),
  ];
}

const unknown = (number: string): CommandResult => refused(`There is no return ${number}.`);

function describe({ full: { entry, lines, pictures }, order, lines: bought, history }: ReturnDetails): string {
  const price = (fils: number) => formatPrice(fils, 'en');
  return [
    `${entry.number}  ${entry.state}`,
    `${order.firstName} ${order.lastName}, ${order.email}, ${order.mobile} (${order.language})`,
    ...(entry.note === null ? [] : [`Note: ${indented(entry.note)}`]),
    ...(entry.refusal === null ? [] : [`Refused: ${indented(entry.refusal)}`]),
    '',
    ...lines.map(({ position, quantity, reason, opened, refundFils }) => {
      const line = bought.find((one) => one.position === position);
      const name = [line?.texts.en.name, line?.texts.en.size, line?.texts.en.color].filter(Boolean).join(', ');
      return `${String(quantity).padStart(3)} × ${(line?.productCode ?? '').padEnd(14)} ${name}  ${reason}${opened ? ', opened' : ''}${line?.hygiene ? ', hygiene' : ''}  ${price(refundFils)}`;
    }),
    '',
    `Refund ${price(entry.refundFils)}, delivery fee ${price(entry.deliveryFeeFils)} included`,
    `Pictures: ${pictures}`,
    '',
    ...history.map(({ state, at }) => `${moment(at)}  ${state}`),
  ].join('\n');
}
