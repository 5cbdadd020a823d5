import type { EnvironmentReader } from '@mahd/api';
import { DEFAULT_DELIVERY, type DeliveryDays, type DeliverySettings } from '@mahd/rules/shop/delivery';
import { EMIRATES } from '@mahd/rules/shop/emirates';

type ClosedDays = Pick<DeliverySettings, 'closedWeekdays' | 'holidays'>;
type DaysByPlace = Pick<DeliverySettings, 'daysByEmirate' | 'otherDays'>;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const PLACES = [...EMIRATES.map(({ name }) => name), 'other'];
/** Longer values are typing errors. */
const MOST_DAYS = 60;

/** Delivery settings from the environment; defaults match the delivery policy. */
export function deliveryOf(read: Pick<EnvironmentReader, 'parsed'>): DeliverySettings {
  const { cutOffMinutes, closedWeekdays, holidays, daysByEmirate, otherDays } = DEFAULT_DELIVERY;
  return {
    cutOffMinutes: read.parsed('DELIVERY_CUT_OFF', cutOffMinutes, 'a time of the day such as 14:00', minutesOf),
    ...read.parsed<ClosedDays>(
      'DELIVERY_CLOSED',
      { closedWeekdays, holidays },
      'none, or days of the week and dates such as Sunday,12-02,2027-03-10, and not every day of the week',
      closedDaysOf,
    ),
    ...read.parsed<DaysByPlace>(
      'DELIVERY_DAYS',
      { daysByEmirate, otherDays },
      `delivery days such as Dubai=1-2,other=2-3 with the names ${PLACES.join(', ')}`,
      daysOf,
    ),
  };
}

const entriesOf = (text: string) => text.split(',').map((entry) => entry.trim());

function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

function closedDaysOf(text: string): ClosedDays | null {
  if (text.toLowerCase() === 'none') return { closedWeekdays: [], holidays: [] };
  const entries = entriesOf(text);
  const closedWeekdays = [
    ...new Set(entries.map((entry) => WEEKDAYS.indexOf(entry.toLowerCase())).filter((day) => day >= 0)),
  ];
  const holidays = entries.filter((entry) => !WEEKDAYS.includes(entry.toLowerCase()));
  return holidays.every(isDay) && closedWeekdays.length < WEEKDAYS.length ? { closedWeekdays, holidays } : null;
}

/** A date, or a day and month of every year. */
function isDay(text: string): boolean {
  // In a leap year, any day of a month is valid.
  const date = /^\d\d-\d\d$/.test(text) ? `2000-${text}` : text;
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function daysOf(text: string): DaysByPlace | null {
  const places = new Map<string, DeliveryDays>();
  for (const entry of entriesOf(text)) {
    const [, name = '', from, to = from] = /^([^=]+?)\s*=\s*(\d{1,2})(?:\s*-\s*(\d{1,2}))?$/.exec(entry) ?? [];
    const [min, max] = [Number(from), Number(to)];
    if (!PLACES.includes(name) || max < 1 || max < min || max > MOST_DAYS) return null;
    places.set(name, { min, max });
  }
  const otherDays = places.get('other') ?? DEFAULT_DELIVERY.otherDays;
  places.delete('other');
  return { daysByEmirate: Object.fromEntries(places), otherDays };
}
