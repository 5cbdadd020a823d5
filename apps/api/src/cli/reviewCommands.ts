import type { ReviewRow } from '../reviews/queries.js';
import { done, indented, listByState, moment, refused, type Command } from './Command.js';

const STATES = ['held', 'approved', 'refused'] as const;

export const reviewCommands: readonly Command[] = [
  {
    name: 'review list',
    values: '[how many]',
    does: 'lists reviews waiting for approval',
    options: { state: { value: STATES.join('|'), does: 'reviews in this state instead' } },
    run: ({ reviews }, input) =>
      listByState(STATES, input, async (limit, state) => {
        const rows = await reviews.list(state ?? 'held', limit);
        return done(
          rows.length === 0
            ? state === undefined || state === 'held'
              ? 'No reviews are waiting.'
              : `No ${state} reviews.`
            : rows.map(line).join('\n\n'),
        );
      }),
  },
  ...(
    [
      ['approve', 'approved', 'publishes a review and updates the rating of its product'],
      ['reject', 'refused', 'rejects a review, or hides a published one'],
    ] as const
  ).map(([word, state, does]): Command => ({
    name: `review ${word}`,
    values: '<id> …',
    does,
    async run({ reviews }, { values }) {
      const unknown: string[] = [];
      for (const id of values) if (!(await reviews.decide(id, state))) unknown.push(id);
      const decided = values.length - unknown.length;
      const summary =
        values.length === 1 ? `The review is ${state}.` : `${decided} of ${values.length} reviews are ${state}.`;
      if (unknown.length === 0) return done(summary);
      return refused([...(decided > 0 ? [summary] : []), `Review not found: ${unknown.join(', ')}.`].join(' '));
    },
  })),
];

function line({
  id,
  route,
  rating,
  name,
  verified,
  createdAt,
  language,
  title,
  comment,
}: ReviewRow & { readonly route: string }): string {
  return [
    `${id}  ${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}  ${route}  ${name}${verified ? ' (verified purchase)' : ''}, ${moment(createdAt)}, ${language}`,
    ...[title, comment].filter((text) => text !== ''),
  ]
    .map(indented)
    .join('\n    ');
}
