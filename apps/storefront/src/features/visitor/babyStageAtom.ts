import { atom } from 'jotai';
import { personalAtom } from '@mahd/data/store';
import { babyDateAtom } from '@mahd/data/visitor';
import { babyStage } from '@mahd/rules/shop/babyStage';

/** The day on the visitor's own calendar, as `2026-11-21`. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The date estimated from the answers in the account; `watchAccountBabyDate` sets it. Not stored on the device. */
export const accountBabyDateAtom = personalAtom<string | null>(null);

/** The date entered on this device, or else the account's; null without either. */
export const knownBabyDateAtom = atom((get) => get(babyDateAtom) ?? get(accountBabyDateAtom));

/** The stage that the known date means today; null without a date. */
export const babyStageAtom = atom((get) => {
  const date = get(knownBabyDateAtom);
  return date === null ? null : babyStage(date, today());
});
