import type { AppliedPromo, RefusedPromo } from '@mahd/contract';
import {
  normalizePromoCode,
  promoBaseOf,
  promoDiscountOf,
  promoRefusal,
  toWire,
  type Fils,
  type PromoCode,
  type PromoRefusal,
} from '@mahd/rules/shop';
import type { Database } from '../db/database.js';
import type { promoCodes } from '../db/schema/index.js';
import { percentFromStored } from '../db/storedPercent.js';
import type { CartLine } from './pricing.js';
import type { User } from '../accounts/queries.js';
import { mailboxHash } from '../mail/mailbox.js';
import { findPromo, hasUsedPromo, usesWithoutHeld, type PromoAccount } from './queries.js';

/** The result of applying a promo code to a cart. */
export type PromoCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'applied'; readonly promo: PromoCode; readonly discount: Fils }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly reason: PromoRefusal;
      readonly promo: PromoCode | null;
      /** What the code would take off. */
      readonly discount: Fils;
    };

export interface PromoCheckOptions {
  /** As typed; null without a code. */
  readonly typed: string | null;
  /** False after too many guesses: the code is then refused without a look-up. */
  readonly mayTry: boolean;
  /** The logged-in account; null for guests, who learn what a code gives but cannot use it. */
  readonly account: PromoAccount | null;
  readonly lines: readonly CartLine[];
  readonly subTotal: Fils;
  readonly now: number;
  /** Locks the code's row until the transaction ends. */
  readonly lock: boolean;
}

/** Identity for once-per-customer codes. The mailbox counts once it is verified. */
export function promoAccountOf({ id, email, emailVerifiedAt }: User): PromoAccount {
  return { id, mailbox: emailVerifiedAt === null ? null : mailboxHash(email) };
}

export async function checkPromo(db: Database, options: PromoCheckOptions): Promise<PromoCheck> {
  if (options.typed === null) return { kind: 'none' };
  const code = normalizePromoCode(options.typed);
  if (!options.mayTry) return { kind: 'refused', code, reason: 'tooManyTries', promo: null, discount: 0 };
  const { account } = options;
  const row = code === '' ? undefined : await findPromo(db, code, options.lock);
  // Uses held by the customer's unpaid orders are released with the next order.
  const usable = row && account ? { ...row, usedCount: await usesWithoutHeld(db, code, account.id) } : row;
  const promo = usable === undefined ? null : promoOf(usable);
  const usedByThisUser = promo?.oncePerUser === true && account !== null && (await hasUsedPromo(db, code, account));
  const promoBase = promoBaseOf(options.lines);
  const reason = promoRefusal(options.typed, promo, {
    now: options.now,
    loggedIn: account !== null,
    verified: account?.mailbox != null,
    usedByThisUser,
    subTotal: options.subTotal,
    promoBase,
  });
  const discount = promo === null ? 0 : promoDiscountOf(promo, promoBase);
  if (reason !== null) return { kind: 'refused', code, reason, promo, discount };
  return promo === null ? { kind: 'none' } : { kind: 'applied', promo, discount };
}

/** The applied code in the wire format. */
export function appliedPromo(check: PromoCheck): AppliedPromo | null {
  if (check.kind !== 'applied') return null;
  const { code, kind, value } = check.promo;
  return {
    promo_code: code,
    kind,
    value: kind === 'percent' ? value : toWire(value),
    discount: toWire(check.discount),
  };
}

/** The refused code in the wire format. */
export function refusedPromo(check: PromoCheck): RefusedPromo | null {
  if (check.kind !== 'refused') return null;
  const { code, reason, promo, discount } = check;
  return {
    promo_code: code,
    reason,
    minimum_sub_total: reason === 'minimumNotMet' && promo !== null ? toWire(promo.minimumSubTotal) : null,
    starts_at: reason === 'notStarted' && promo?.startsAt != null ? new Date(promo.startsAt).toISOString() : null,
    discount: reason === 'loginFirst' ? toWire(discount) : null,
  };
}

function promoOf(row: typeof promoCodes.$inferSelect): PromoCode {
  return {
    code: row.code,
    kind: row.kind,
    value: row.kind === 'percent' ? percentFromStored(row.value) : row.value,
    startsAt: row.startsAt?.getTime() ?? null,
    endsAt: row.endsAt?.getTime() ?? null,
    minimumSubTotal: row.minimumSubTotalFils,
    usageLimit: row.usageLimit,
    usedCount: row.usedCount,
    oncePerUser: row.oncePerUser,
  };
}
