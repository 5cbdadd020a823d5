import { MONTHS } from '../locale/dates.js';
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
  /** Other days without delivery: `YYYY-MM-DD`, or `MM-DD` in every year. */
  readonly holidays: readonly string[];
  /** By the English name of the emirate. */
  readonly daysByEmirate: Readonly<Record<string, DeliveryDays>>;
  /** For an emirate without an entry, or before one is selected. */
  readonly otherDays: DeliveryDays;
}

/** The days an order can arrive, from the earliest to the latest: `YYYY-MM-DD` in Dubai. */
export interface DeliveryDates {
  readonly from: string;
  readonly to: string;
}

/** When an order placed now is dispatched. */
export interface Dispatch {
  /** `YYYY-MM-DD` in Dubai. */
  readonly dispatchDate: string;
  /** For how many minutes this is so, at least one. */
  readonly orderWithinMinutes: number;
}

/** The delivery promise for an order placed now. */
export interface DeliveryPromise extends Dispatch, DeliveryDates {}

const NEAR: DeliveryDays = { min: 1, max: 2 };
const FAR: DeliveryDays = { min: 2, max: 3 };

/** The default delivery times. Closed on New Year and Eid Al Etihad; Islamic holidays come from configuration. */
export const DEFAULT_DELIVERY: DeliverySettings = {
  cutOffMinutes: 14 * 60,
  closedWeekdays: [0],
  holidays: ['01-01', '12-02', '12-03'],
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
 * When an order placed now is dispatched: today before the cut-off of an open day, else on the next open day.
 * @param now milliseconds since 1970
 * @throws {RangeError} when every weekday is closed
 */
export function dispatchAfter(now: number, settings: DeliverySettings): Dispatch {
  if (new Set(settings.closedWeekdays).size >= 7) throw new RangeError('Delivery is closed on every day of the week');
  const minutes = Math.floor((now + DUBAI_OFFSET) / MINUTE);
  const today = Math.floor(minutes / DAY_MINUTES);
  const cutOffOf = (day: number): number => day * DAY_MINUTES + settings.cutOffMinutes;

  const dispatched = openDayFrom(minutes < cutOffOf(today) ? today : today + 1, settings);
  return { dispatchDate: isoDate(dispatched), orderWithinMinutes: cutOffOf(dispatched) - minutes };
}

/**
 * The days an order can arrive that is dispatched on an open day.
 * @param dispatchDate `YYYY-MM-DD`
 * @param emirate English name
 */
export function deliveryDates(dispatchDate: string, emirate: string, settings: DeliverySettings): DeliveryDates {
  const dispatched = Date.parse(dispatchDate) / DAY;
  const { daysByEmirate, otherDays } = settings;
  const { min, max } = (Object.hasOwn(daysByEmirate, emirate) ? daysByEmirate[emirate] : undefined) ?? otherDays;
  const date = (days: number) => isoDate(openDaysLater(dispatched, days, settings));
  return { from: date(min), to: date(max) };
}

/**
 * The delivery promise for an order placed now: delivered the emirate's number of open days after its dispatch. The
 * same for everyone until the cut-off of the day of dispatch.
 * @param now milliseconds since 1970
 * @param emirate English name
 * @throws {RangeError} when every weekday is closed
 */
export function deliveryPromise(now: number, emirate: string, settings: DeliverySettings): DeliveryPromise {
  const dispatch = dispatchAfter(now, settings);
  return { ...dispatch, ...deliveryDates(dispatch.dispatchDate, emirate, settings) };
}

/** The first open day from this one on. Days are counted from 1970-01-01 in Dubai. */
function openDayFrom(day: number, settings: DeliverySettings): number {
  return isOpen(day, settings) ? day : openDayFrom(day + 1, settings);
}

function openDaysLater(day: number, count: number, settings: DeliverySettings): number {
  return count <= 0 ? day : openDaysLater(openDayFrom(day + 1, settings), count - 1, settings);
}

function isOpen(day: number, settings: DeliverySettings): boolean {
  const weekday = new Date(day * DAY).getUTCDay();
  return !settings.closedWeekdays.includes(weekday) && !isHoliday(isoDate(day), settings);
}

/**
 * Whether a day is one of the holidays.
 * @param date `YYYY-MM-DD`
 */
export function isHoliday(date: string, { holidays }: Pick<DeliverySettings, 'holidays'>): boolean {
  return holidays.includes(date) || holidays.includes(date.slice('YYYY-'.length));
}

function isoDate(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** A holiday of the settings: "2 December", "10 March 2027", "2 ديسمبر". */
export function formatHoliday(date: string, language: Language): string {
  const [day, month, year] = date.split('-').reverse();
  return [`${Number(day)}\u00a0${MONTHS[language][Number(month) - 1]}`, ...(year ? [year] : [])].join(' ');
}

/** A cut-off time, in minutes since midnight, on a 12-hour clock: "2 PM", "9:05 AM", "2 ظهرًا". */
export function formatCutOff(dayMinutes: number, language: Language): string {
  const [hours, minutes] = [Math.floor(dayMinutes / 60), dayMinutes % 60];
  const clock = `${hours % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  if (language === 'en') return `${clock} ${hours < 12 ? 'AM' : 'PM'}`;
  return `${clock} ${hours < 12 ? 'صباحًا' : hours < 15 ? 'ظهرًا' : 'مساءً'}`;
}
