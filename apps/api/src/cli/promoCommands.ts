import { dubaiDate, formatPrice, fromDubai } from '@mahd/rules/locale';
import { normalizePromoCode, parseFils } from '@mahd/rules/shop';
import type { NewPromo, PromoRow } from '../cart/promoAdmin.js';
import { percentFromStored, percentToStored } from '../db/storedPercent.js';
import { done, refused, type Command, type CommandInput } from './Command.js';

/** Enough for any code; the database has no room for much more. */
const MOST_AED = 100_000;
const MOST_FILS = MOST_AED * 100;
const MOST_USES = 1_000_000;
const CODE = /^[A-Z0-9_-]{3,40}$/;

export const promoCommands: readonly Command[] = [
  {
    name: 'promo list',
    values: '',
    does: 'lists all promo codes with their conditions and uses',
    async run({ promos, now }) {
      const rows = await promos.list();
      return done(rows.length === 0 ? 'No promo codes.' : rows.map((row) => line(row, now())).join('\n'));
    },
  },
  {
    name: 'promo create',
    values: '<code>',
    does: 'adds a promo code; it never applies to bottles, nipples and pacifiers',
    options: {
      percent: { value: 'n', does: 'takes n percent off (or use --amount)' },
      amount: { value: 'AED', does: 'takes a fixed amount off' },
      from: { value: 'day', does: 'first day, e.g. 2026-12-01, in UAE time' },
      until: { value: 'day', does: 'last day' },
      minimum: { value: 'AED', does: 'minimum subtotal' },
      limit: { value: 'n', does: 'maximum number of uses by all customers together' },
      once: { does: 'once per customer' },
    },
    async run({ promos, now }, input) {
      const promo = promoOf(input);
      if (typeof promo === 'string') return refused(promo);
      return (await promos.create(promo))
        ? done(
            `${promo.code} created: ${[termsOf(promo), ...limitOf(promo)].join(', ')}.${isOver(promo, now()) ? ' It is already over: check --until.' : ''}`,
          )
        : refused(`The promo code ${promo.code} already exists.`);
    },
  },
  ...[true, false].map((active): Command => ({
    name: `promo ${active ? 'enable' : 'disable'}`,
    values: '<code>',
    does: active ? 'enables a promo code again' : 'disables a promo code; existing orders keep it',
    async run({ promos }, { values: [code = ''] }) {
      const shown = normalizePromoCode(code);
      return (await promos.setActive(code, active))
        ? done(`${shown} is ${active ? 'on' : 'off'}.`)
        : refused(`Unknown promo code ${shown}.`);
    },
  })),
];

/** The described promo code, or an error message. */
function promoOf({ values: [typed = ''], options }: CommandInput): NewPromo | string {
  const code = normalizePromoCode(typed);
  if (!CODE.test(code)) return `"${typed}" is not a promo code: use 3 to 40 Latin letters, digits and dashes.`;
  const [percent, amount] = [numberOf(options.percent), filsOf(options.amount)];
  if ((options.percent === undefined) === (options.amount === undefined))
    return 'Specify either --percent or --amount.';
  if (
    options.percent !== undefined &&
    (percent === null || percent <= 0 || percent > 100 || percentFromStored(percentToStored(percent)) !== percent)
  )
    return '--percent must be above 0 and at most 100, with two decimals at most.';
  if (options.amount !== undefined && !amount)
    return `--amount must be an amount in AED, above 0 and at most ${MOST_AED}.`;
  const [startsAt, endsAt] = [dayOf(options.from, '00:00:00.000'), dayOf(options.until, '23:59:59.999')];
  if (startsAt === undefined || endsAt === undefined) return '--from and --until must be days such as 2026-12-31.';
  if (startsAt !== null && endsAt !== null && endsAt < startsAt) return 'The last day is before the first.';
  const minimum = options.minimum === undefined ? 0 : filsOf(options.minimum);
  if (minimum === null) return `--minimum must be an amount in AED, at most ${MOST_AED}.`;
  const limit = options.limit === undefined ? null : numberOf(options.limit);
  if (options.limit !== undefined && (limit === null || !Number.isInteger(limit) || limit < 1 || limit > MOST_USES))
    return `--limit must be a whole number from 1 to ${MOST_USES}.`;
  const terms =
    percent !== null
      ? { kind: 'percent' as const, value: percentToStored(percent) }
      : { kind: 'fixed' as const, value: amount ?? 0 };
  return {
    code,
    ...terms,
    startsAt,
    endsAt,
    minimumSubTotalFils: minimum,
    usageLimit: limit,
    oncePerUser: options.once === true,
  };
}

function numberOf(typed: string | boolean | undefined): number | null {
  const value = typeof typed === 'string' && typed.trim() !== '' ? Number(typed) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

function filsOf(typed: string | boolean | undefined): number | null {
  const fils = typeof typed === 'string' ? parseFils(typed) : null;
  return fils !== null && fils <= MOST_FILS ? fils : null;
}

/** A time on the given day in the UAE; null when missing, undefined when invalid. */
function dayOf(typed: string | boolean | undefined, time: string): Date | null | undefined {
  if (typed === undefined) return null;
  return fromDubai(`${String(typed)}T${time}`) ?? undefined;
}

const isOver = ({ endsAt }: NewPromo, now: number) => endsAt !== null && endsAt.getTime() < now;

function line(promo: PromoRow, now: number): string {
  const uses = promo.usageLimit === null ? `${promo.usedCount} uses` : `${promo.usedCount} of ${promo.usageLimit} uses`;
  const state = !promo.active ? 'off' : isOver(promo, now) ? 'over' : 'on';
  return `${promo.code.padEnd(16)} ${state.padEnd(4)}  ${termsOf(promo)}  (${uses}${promo.sample ? ', sample' : ''})`;
}

const limitOf = ({ usageLimit }: NewPromo) => (usageLimit === null ? [] : [`${usageLimit} uses at most`]);

function termsOf(promo: NewPromo): string {
  return [
    promo.kind === 'percent' ? `${percentFromStored(promo.value)}% off` : `${formatPrice(promo.value, 'en')} off`,
    ...(promo.minimumSubTotalFils > 0 ? [`for ${formatPrice(promo.minimumSubTotalFils, 'en')} and more`] : []),
    ...(promo.startsAt === null ? [] : [`from ${dubaiDate(promo.startsAt)}`]),
    ...(promo.endsAt === null ? [] : [`until ${dubaiDate(promo.endsAt)}`]),
    ...(promo.oncePerUser ? ['once per customer'] : []),
  ].join(', ');
}
