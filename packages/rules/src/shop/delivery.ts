import { DUBAI_OFFSET } from '../locale/dubai.js';
import type { Language } from '../locale/language.js';

/** Number of delivery days after the day of dispatch. */
export interface DeliveryDays {
  readonly min: number;
  readonly max: number;
}

/** Delivery times of the shop. */
export interface DeliverySettings {
  /** Cut-off in minutes after midnight in Dubai. Earlier orders are dispatched the same day. */
  readonly cutOffMinutes: number;
  /** Weekdays without delivery, 0 is Sunday. Never all seven. */
  readonly closedWeekdays: readonly number[];
  /** National holidays without delivery, `YYYY-MM-DD`. */
  readonly holidays: readonly string[];
  /** By the English name of the emirate. */
  readonly daysByEmirate: Readonly<Record<string, DeliveryDays>>;
  /** For an emirate without an entry, or before one is selected. */
  readonly otherDays: DeliveryDays;
}

/** The delivery promise for an order placed now. Dates are `YYYY-MM-DD` in Dubai. */
export interface DeliveryPromise {
  /** For how many minutes the promise holds, at least one. */
  readonly orderWithinMinutes: number;
  /** Earliest day of delivery. */
  readonly deliveryDate: string;
  /** Latest day of delivery. */
  readonly latestDate: string;
  /** Days from today to the earliest day: 1 is tomorrow. */
  readonly daysAhead: number;
}

const NEAR: DeliveryDays = { min: 1, max: 2 };
const FAR: DeliveryDays = { min: 2, max: 3 };

/** The default delivery times. National holidays come from configuration. */
export const DEFAULT_DELIVERY: DeliverySettings = {
  cutOffMinutes: 14 * 60,
  closedWeekdays: [0],
  holidays: [],
  daysByEmirate: {
    Dubai: NEAR,
    Sharjah: NEAR,
    Ajman: NEAR,
    'Abu Dhabi': FAR,
    'Umm Al Quwain': FAR,
    'Ras Al Khaimah': FAR,
    Fujairah: FAR,
  },
  otherDays: FAR,
};

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY = DAY_MINUTES * MINUTE;

/**
 * The delivery promise for an order placed now: dispatched today before the cut-off of an open day, else on the next
 * open day, and delivered the emirate's number of open days later.
 * @param now milliseconds since 1970
 * @param emirate English name
 * @throws {RangeError} when every weekday is closed
 */
export function deliveryPromise(now: number, emirate: string, settings: DeliverySettings): DeliveryPromise {
  if (new Set(settings.closedWeekdays).size >= 7) throw new RangeError('Delivery is closed on every day of the week');
  const minutes = Math.floor((now + DUBAI_OFFSET) / MINUTE);
  const today = Math.floor(minutes / DAY_MINUTES);
  const cutOffOf = (day: number): number => day * DAY_MINUTES + settings.cutOffMinutes;

  const handled = openDayFrom(minutes < cutOffOf(today) ? today : today + 1, settings);
  const days = Object.hasOwn(settings.daysByEmirate, emirate) ? settings.daysByEmirate[emirate] : undefined;
  const { min, max } = days ?? settings.otherDays;
  const earliest = openDaysLater(handled, min, settings);
  return {
    orderWithinMinutes: cutOffOf(handled) - minutes,
    deliveryDate: isoDate(earliest),
    latestDate: isoDate(openDaysLater(handled, max, settings)),
    daysAhead: earliest - today,
  };
}

/** The first open day from this one on. Days are counted from 1970-01-01 in Dubai. */
function openDayFrom(day: number, settings: DeliverySettings): number {
  return isOpen(day, settings) ? day : openDayFrom(day + 1, settings);
}

function openDaysLater(day: number, count: number, settings: DeliverySettings): number {
  return count <= 0 ? day : openDaysLater(openDayFrom(day + 1, settings), count - 1, settings);
}

function isOpen(day: number, { closedWeekdays, holidays }: DeliverySettings): boolean {
  const weekday = new Date(day * DAY).getUTCDay();
  return !closedWeekdays.includes(weekday) && !holidays.includes(isoDate(day));
}

function isoDate(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** A cut-off time, in minutes since midnight, on a 12-hour clock: "2 PM", "9:05 AM", "2 ظهرًا". */
export function formatCutOff(dayMinutes: number, language: Language): string {
  const [hours, minutes] = [Math.floor(dayMinutes / 60), dayMinutes % 60];
  const clock = `${hours % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  if (language === 'en') return `${clock} ${hours < 12 ? 'AM' : 'PM'}`;
  return `${clock} ${hours < 12 ? 'صباحًا' : hours < 15 ? 'ظهرًا' : 'مساءً'}`;
}
