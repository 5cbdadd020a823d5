import { AGE_BANDS, type AgeBand } from './ageBands.js';

/** Where a family stands, by one date: before it is due, or after the birth. */
export type BabyStage =
  | {
      readonly kind: 'pregnancy';
      /** Of pregnancy, 1 to 10, as the guides count: four weeks each. */ readonly month: number;
    }
  | { readonly kind: 'baby'; /** Whole months since the birth, 0 to 36. */ readonly months: number };

const DAY_MS = 86_400_000;
const WEEKS_OF_PREGNANCY = 40;
/** The oldest age the shop's registration knows, months. */
const OLDEST_MONTHS = 36;

/**
 * The stage on a day, from a birthday or due date; both as `2026-11-21`. Null for what is no date, for a due date more than 40 weeks
 * away, and for a child older than three years.
 */
export function babyStage(date: string, today: string): BabyStage | null {
  const [then, now] = [dayOf(date), dayOf(today)];
  if (then === null || now === null) return null;
  if (then > now) {
    const weeks = WEEKS_OF_PREGNANCY - (then - now) / DAY_MS / 7;
    return weeks < 0 ? null : { kind: 'pregnancy', month: Math.min(10, Math.floor(weeks / 4) + 1) };
  }
  const [born, current] = [new Date(then), new Date(now)];
  const months =
    (current.getUTCFullYear() - born.getUTCFullYear()) * 12 +
    current.getUTCMonth() -
    born.getUTCMonth() -
    (current.getUTCDate() < born.getUTCDate() ? 1 : 0);
  return months > OLDEST_MONTHS ? null : { kind: 'baby', months };
}

/** The age filter of a stage: the last band that the child has reached; goods for newborns before the birth. */
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

/** The size of a nipple for an age in months. Age is a guide: follow the baby. */
export const nippleSizeOf = (months: number): string =>
  NIPPLE_SIZES.filter(([, from]) => from <= months).at(-1)?.[0] ?? 'SS';

/** What has to be known of a product before one of its sizes may be called fitting. */
export interface SizedProduct {
  /** Goods that replace breastfeeding. */
  readonly regulated: boolean;
  /** Route of the sub-category. */
  readonly subCategory: string;
  /** For each size the age from which it is made, months; null when it has none. */
  readonly ages: readonly (number | null)[];
}

/** The one kind of regulated goods whose size is a fact of the baby's age: all other words by stage would promote them. */
const REGULATED_BY_SIZE = 'nipples';

/**
 * The age, in months, of the size that fits now: the last one that the child has reached. Null when the sizes do not go by age, before
 * the birth, before the first of them, and for bottles and pacifiers, of which nothing is said by stage.
 */
export function fittingAge({ regulated, subCategory, ages }: SizedProduct, stage: BabyStage): number | null {
  if (stage.kind === 'pregnancy' || (regulated && subCategory !== REGULATED_BY_SIZE)) return null;
  const known = ages.filter((age) => age !== null);
  if (new Set(known).size < 2) return null;
  const reached = known.filter((age) => age <= stage.months);
  return reached.length === 0 ? null : Math.max(...reached);
}

/** Of some goods those that may be shown because of a stage: made for this age or an earlier one, and none that replace breastfeeding. */
export const fitsStage = (
  { regulated, ageFromMonths }: { readonly regulated: boolean; readonly ageFromMonths: number | null },
  stage: BabyStage,
): boolean => !regulated && (ageFromMonths ?? 0) <= (stage.kind === 'pregnancy' ? 0 : stage.months);

/** Milliseconds of a day's beginning; null when there is no such day. */
function dayOf(date: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : time;
}
