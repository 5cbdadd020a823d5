import { STOCK_ALERT_STATES } from '../stockAlerts/stockAlertAdmin.js';
import { done, listByState, moment, type Command } from './Command.js';

export const stockAlertCommands: readonly Command[] = [
  {
    name: 'alerts list',
    values: '[how many]',
    does: 'customers waiting for sold-out items, in the order they are notified',
    options: {
      state: { value: STOCK_ALERT_STATES.join('|'), does: 'those in one state, by default waiting' },
      product: { value: 'code', does: 'those waiting for one item' },
    },
    run: ({ stockAlerts }, input) =>
      listByState(STOCK_ALERT_STATES, input, async (limit, state = 'waiting') => {
        const { product } = input.options;
        const rows = await stockAlerts.list(state, limit, typeof product === 'string' ? product : undefined);
        if (rows.length === 0)
          return done(`No request${product === undefined ? '' : ` for ${String(product)}`} ${NONE[state]}.`);
        return done(
          rows
            .map(({ productCode, email, language, createdAt, notifiedAt }) =>
              [moment(notifiedAt ?? createdAt), productCode.padEnd(14), `${email} (${language})`].join('  '),
            )
            .join('\n'),
        );
      }),
  },
];

const NONE = {
  waiting: 'is waiting',
  unconfirmed: 'is unconfirmed',
  notified: 'was notified',
} satisfies Record<(typeof STOCK_ALERT_STATES)[number], string>;
