import { atom } from 'jotai';
import { babyDateAtom } from '@mahd/data/visitor';
import { babyStage } from '@mahd/rules/shop/babyStage';

/** The day on the visitor's own calendar, as `2026-11-21`. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The stage that the date on this device means today; null without a date. */
export const babyStageAtom = atom((get) => {
  const date = get(babyDateAtom);
  return date === null ? null : babyStage(date, today());
});
