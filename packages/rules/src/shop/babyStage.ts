import { AGE_BANDS, type AgeBand } from './ageBands.js';

/** Stage of a family: pregnancy, or the age of the baby. */
export type BabyStage =
  | {
      readonly kind: 'pregnancy';
      /** Week of pregnancy, 1 to 40. */ readonly week: number;
      /** Month of pregnancy, 1 to 10, of four weeks each. */ readonly month: number;
    }
  | { readonly kind: 'baby'; /** Full months since birth, 0 to 36. */ readonly months: number };

const DAY_MS = 86_400_000;
const WEEKS_OF_PREGNANCY = 40;
const WEEKS_PER_MONTH = 4;
/** The maximum age at registration, months. */
const OLDEST_MONTHS = 36;

/**
 * The stage on a day, from a birthday or due date, all as `2026-11-21`. Null for an invalid date, a due date more than
 * 40 weeks away, or a child older than three years.
 */
export function babyStage(date: string, today: string): BabyStage | null {
  const [then, now] = [dayOf(date), dayOf(today)];
  if (then === null || now === null) return null;
  if (then > now) {
    const weeks = WEEKS_OF_PREGNANCY - (then - now) / DAY_MS / 7;
    if (weeks < 0) return null;
    // Twenty weeks before the due date week 20 is complete: month 5 ends, month 6 begins on the next day.
    const week = Math.max(1, Math.ceil(weeks));
    return { kind: 'pregnancy', week, month: Math.ceil(week / WEEKS_PER_MONTH) };
  }
  const [born, current] = [new Date(then), new Date(now)];
  const months =
    (current.getUTCFullYear() - born.getUTCFullYear()) * 12 +
    current.getUTCMonth() -
    born.getUTCMonth() -
    (current.getUTCDate() < born.getUTCDate() ? 1 : 0);
  return months > OLDEST_MONTHS ? null : { kind: 'baby', months };
}

/** The age band of a stage: the highest one that the child has reached, or the lowest before birth. */
export const ageBandOf = (stage: BabyStage): AgeBand =>
  stage.kind === 'pregnancy'
    ? 0
    : AGE_BANDS.reduce<AgeBand>((reached, band) => (band <= stage.months ? band : reached), 0);

const NIPPLE_SIZES = [
  ['SS', 0],
  ['S', 1],
  ['M', 3],
  ['L', 6],
  ['LL', 9],
  ['LLL', 15],
] as const;

/** The nipple size for an age in months. A guide only. */
export const nippleSizeOf = (months: number): string =>
  NIPPLE_SIZES.filter(([, from]) => from <= months).at(-1)?.[0] ?? 'SS';

/** The facts about a product that determine a fitting size. */
export interface SizedProduct {
  /** Whether the product replaces breastfeeding. */
  readonly regulated: boolean;
  /** Route of the sub-category. */
  readonly subCategory: string;
  /** For each size the age from which it is made, months; null without one. */
  readonly ages: readonly (number | null)[];
}

/**
 * The only regulated category whose sizes may be matched to the age, because the size is a fact. Anything more would be
 * promotion, which the WHO Code forbids.
 */
const REGULATED_BY_SIZE = 'nipples';

/**
 * The age, in months, of the size that fits now: the highest one that the child has reached. Null when sizes are not by
 * age, before birth, before the first size, and for bottles and pacifiers, which may not be promoted by stage.
 */
export function fittingAge({ regulated, subCategory, ages }: SizedProduct, stage: BabyStage): number | null {
  if (stage.kind === 'pregnancy' || (regulated && subCategory !== REGULATED_BY_SIZE)) return null;
  const known = ages.filter((age) => age !== null);
  if (new Set(known).size < 2) return null;
  const reached = known.filter((age) => age <= stage.months);
  return reached.length === 0 ? null : Math.max(...reached);
}

/**
 * Whether a product may be recommended for a stage: made for this age or younger, and not a replacement for
 * breastfeeding.
 */
export const fitsStage = (
  { regulated, ageFromMonths }: { readonly regulated: boolean; readonly ageFromMonths: number | null },
  stage: BabyStage,
): boolean => !regulated && (ageFromMonths ?? 0) <= (stage.kind === 'pregnancy' ? 0 : stage.months);

/** Start of a day in ms; null for an invalid date. */
function dayOf(date: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : time;
}
