import { formatPrice } from '@mahd/rules/locale';
import { REFUND_STATES, type RefundChange, type RefundEntry } from '../refunds/refundAdmin.js';
import { done, listByState, moment, refused, type Command, type CommandResult } from './Command.js';

export const refundCommands: readonly Command[] = [
  {
    name: 'refunds list',
    values: '[how many]',
    does: 'lists refunds that are not done, oldest first, with their next attempt and last error',
    options: { state: { value: REFUND_STATES.join('|'), does: 'only refunds in this state' } },
    run: ({ refunds }, input) =>
      listByState(REFUND_STATES, input, async (limit, state) => {
        const entries = await refunds.list(state, limit);
        return done(entries.length === 0 ? `There are no ${state ?? 'open'} refunds.` : entries.map(line).join('\n'));
      }),
  },
  {
    name: 'refunds retry',
    values: '<reference> …',
    does: 'sends refused refunds of online payments to the payment provider again, and open ones now',
    run: async ({ refunds }, { values }) =>
      changeEach(values, (reference) => refunds.retry(reference), {
        changed: 'is sent again',
        refused: ({ state }) => (state === 'done' ? 'is done' : 'was paid in cash: settle it with "refunds settle"'),
      }),
  },
  {
    name: 'refunds settle',
    values: '<reference>',
    does: 'marks a refund as paid by hand: cash orders, and what the provider refused. Notifies the customer',
    options: { reference: { value: 'text', does: 'the reference of the bank transfer or chargeback; required' } },
    async run({ refunds }, { values, options }) {
      const reference = typeof options.reference === 'string' ? options.reference.trim() : '';
      if (reference === '' || reference.length > MAX_REFERENCE)
        return refused(`--reference is required, with at most ${MAX_REFERENCE} characters.`);
      return changeEach(values, (number) => refunds.settle(number, reference), {
        changed: 'is done',
        refused: ({ state, settlementReference }) =>
          state === 'sent'
            ? 'was sent to the payment provider, which has not responded yet: settle it if it is refused'
            : `is already done${settlementReference === null ? '' : ` (${settlementReference})`}`,
      });
    },
  },
];

const MAX_REFERENCE = 60;

type Refund = RefundEntry['refund'];

async function changeEach(
  references: readonly string[],
  work: (reference: string) => Promise<RefundChange>,
  words: { readonly changed: string; readonly refused: (refund: Refund) => string },
): Promise<CommandResult> {
  const results: { ok: boolean; text: string }[] = [];
  for (const typed of new Set(references)) {
    const reference = typed.toUpperCase();
    const outcome = await work(reference);
    if (outcome.kind === 'unknown') results.push({ ok: false, text: `There is no refund ${typed}.` });
    else if (outcome.kind === 'refused')
      results.push({ ok: false, text: `${reference} ${words.refused(outcome.refund)}.` });
    else results.push({ ok: true, text: `${reference} ${words.changed}.` });
  }
  return { ok: results.every(({ ok }) => ok), text: results.map(({ text }) => text).join('\n') };
}

function line({ refund, customer }: RefundEntry): string {
  const { reference, requestedAt, state, method, reason, amountFils, runAt, attempts, settlementReference } = refund;
  const isWaiting = method !== 'manual' && (state === 'due' || state === 'sent');
  return [
    reference.padEnd(15),
    moment(requestedAt),
    state.padEnd(7),
    method.padEnd(8),
    reason.padEnd(9),
    formatPrice(amountFils, 'en').padStart(12),
    customer,
    ...(isWaiting && attempts > 0 ? [`next attempt ${moment(runAt)}`] : []),
    ...(settlementReference === null ? [] : [`reference ${settlementReference}`]),
    ...(refund.lastError === null || state === 'done' ? [] : [`! ${refund.lastError}`]),
  ].join('  ');
}
