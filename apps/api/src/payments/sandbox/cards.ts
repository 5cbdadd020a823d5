import { toLatinDigits } from '@mahd/rules/locale';
import type { sandboxTexts } from './texts.js';

/** Result of a test card, in the wire protocol's terms. */
export interface CardOutcome {
  readonly status: 'A' | 'D' | 'E' | 'H';
  readonly code: string;
  readonly message: string;
  readonly label: keyof (typeof sandboxTexts)['en']['outcome'];
  /** Requires a one-time code (3-D Secure). */
  readonly challenge?: true;
  /** What becomes of refunds to this card, if they are not approved at once. */
  readonly refund?: RefundOutcome;
}

/** `pending`: approved a minute later. `unanswered`: approved, but the request times out. */
export type RefundOutcome = 'declined' | 'disputed' | 'pending' | 'unanswered';

export const APPROVED = { status: 'A', code: 'G96280', message: 'Authorised' } as const;

/** Results of a one-time code (3-D Secure). */
export const CHALLENGE_PASSED = { status: 'A', code: 'G96281', message: 'Authorised' } as const;
export const CHALLENGE_FAILED = { status: 'D', code: '310', message: '3D Secure authentication rejected' } as const;

/** What becomes of other valid numbers. */
export const DECLINED: CardOutcome = { status: 'D', code: '315', message: 'Declined', label: 'declined' };

/** Test cards. */
export const TEST_CARDS: Readonly<Record<string, CardOutcome>> = {
  '4111111111111111': { ...APPROVED, label: 'approved' },
  '4000000000003220': { ...CHALLENGE_PASSED, label: 'challenge', challenge: true },
  '4000000000000002': DECLINED,
  '4000000000009995': { status: 'D', code: '342', message: 'Insufficient funds', label: 'insufficient' },
  '4000000000000069': { status: 'D', code: '317', message: 'Expired card', label: 'expired' },
  '4000000000000119': { status: 'E', code: '320', message: 'Processing error', label: 'error' },
  '4000000000009235': { status: 'H', code: '335', message: 'Held for review', label: 'review' },
  '4000000000005126': { ...APPROVED, label: 'refundDeclined', refund: 'declined' },
  '4000000000000259': { ...APPROVED, label: 'refundDisputed', refund: 'disputed' },
  '4000000000007726': { ...APPROVED, label: 'refundPending', refund: 'pending' },
  '4000000000005043': { ...APPROVED, label: 'refundUnanswered', refund: 'unanswered' },
};

/** What becomes of a refund to a card, by its masked number. */
export function refundOutcome(maskedNumber: string | null): RefundOutcome | undefined {
  const [, card] = Object.entries(TEST_CARDS).find(([digits]) => masked(digits) === maskedNumber) ?? [];
  return card?.refund;
}

/** A card number as it may be stored. */
export function masked(digits: string): string {
  return `${digits.slice(0, 4)} ${digits.slice(4, 6)}## #### ${digits.slice(-4)}`;
}

export const ONE_TIME_CODE = '123456';

export interface CardForm {
  readonly number: string;
  readonly name: string;
  readonly expiry: string;
  readonly cvv: string;
}

export type CardFormError = 'cardInvalid' | 'nameInvalid' | 'expiryInvalid' | 'cvvInvalid';

export function cardDigits(typed: string): string {
  return toLatinDigits(typed).replace(/[\s-]/g, '');
}

/** Validation errors by field. */
export function cardErrors(form: CardForm, now: number): Partial<Record<keyof CardForm, CardFormError>> {
  return {
    ...(isCardNumber(cardDigits(form.number)) ? {} : { number: 'cardInvalid' as const }),
    ...(form.name.trim() === '' ? { name: 'nameInvalid' as const } : {}),
    ...(isFutureMonth(form.expiry, now) ? {} : { expiry: 'expiryInvalid' as const }),
    ...(/^\d{3,4}$/.test(toLatinDigits(form.cvv).trim()) ? {} : { cvv: 'cvvInvalid' as const }),
  };
}

/** 12 to 19 digits with a valid check digit (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isFutureMonth(typed: string, now: number): boolean {
  const [, month, year] = /^(\d{1,2})\s*\/?\s*(\d{2})$/.exec(toLatinDigits(typed).trim()) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return false;
  return Date.UTC(2000 + Number(year), Number(month)) > now;
}
