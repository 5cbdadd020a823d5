import { DEFAULT_RETENTION, type EnvironmentReader, type Period, type RetentionPeriods } from '@mahd/api';

type Kind = keyof RetentionPeriods;

const DAYS_OF_YEAR = 365.25;
const NAMES: Readonly<Record<Kind, string>> = {
  orders: 'RETENTION_ORDERS',
  unpaidOrders: 'RETENTION_UNPAID_ORDERS',
  mails: 'RETENTION_MAILS',
  messages: 'RETENTION_MESSAGES',
  paymentMessages: 'RETENTION_PAYMENT_MESSAGES',
  refusedMessages: 'RETENTION_REFUSED_MESSAGES',
  reviews: 'RETENTION_REVIEWS',
  returnPictures: 'RETENTION_RETURN_PICTURES',
  stockAlerts: 'RETENTION_STOCK_ALERTS',
};
/** Tax records must be retained for five years. A payment page may be open for a day, and its payment arrive a day later. */
const LEAST: Partial<Record<Kind, Period>> = {
  orders: { amount: 5, unit: 'year' },
  unpaidOrders: { amount: 2, unit: 'day' },
};
const ONE_DAY: Period = { amount: 1, unit: 'day' };

/** Retention periods from the environment; defaults match the privacy policy. */
export function retentionOf(read: Pick<EnvironmentReader, 'parsed'>): RetentionPeriods {
  const periodFor = (kind: Kind) => {
    const least = LEAST[kind] ?? ONE_DAY;
    const wanted = `a number of days or years such as "90 days" or "2 years", at least ${periodText(least, 'en')}`;
    return read.parsed(NAMES[kind], DEFAULT_RETENTION[kind], wanted, (text) => periodOf(text, least));
  };
  return {
    orders: periodFor('orders'),
    unpaidOrders: periodFor('unpaidOrders'),
    mails: periodFor('mails'),
    messages: periodFor('messages'),
    paymentMessages: periodFor('paymentMessages'),
    refusedMessages: periodFor('refusedMessages'),
    reviews: periodFor('reviews'),
    returnPictures: periodFor('returnPictures'),
    stockAlerts: periodFor('stockAlerts'),
  };
}

/** Placeholder values for the privacy policy, from the same periods the shop deletes by. */
export function retentionFacts(periods: RetentionPeriods): Record<string, string> {
  return Object.fromEntries(
    Object.entries(periods).flatMap(([kind, period]: [string, Period]) => {
      const name = `kept${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`;
      return [
        [`${name}En`, periodText(period, 'en')],
        [`${name}Ar`, periodText(period, 'ar-u-nu-latn')],
      ];
    }),
  );
}

function periodOf(text: string, least: Period): Period | null {
  const [, digits, unit] = /^(\d{1,4}) ?(day|year)s?$/i.exec(text) ?? [];
  if (digits === undefined || unit === undefined) return null;
  const period: Period = { amount: Number(digits), unit: unit.toLowerCase() as Period['unit'] };
  return daysOf(period) < daysOf(least) ? null : period;
}

const daysOf = ({ amount, unit }: Period) => amount * (unit === 'year' ? DAYS_OF_YEAR : 1);

const periodText = ({ amount, unit }: Period, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false }).format(amount);
