import { atom } from 'jotai';
import { loggedInUserAtom, profileAtom } from '@mahd/data/account';
import type { Shop } from '@mahd/data/store';
import { babyDateAtom } from '@mahd/data/visitor';
import { accountBabyDateAtom } from './babyStageAtom.js';

/** Loads the profile only while it is needed: for a logged-in user without a date on the device. */
const profileDateAtom = atom((get) =>
  get(loggedInUserAtom) && get(babyDateAtom) === null ? (get(profileAtom()).data?.baby_date ?? null) : null,
);

/**
 * Copies the date of the account's answers into `accountBabyDateAtom`, now and after each change.
 * @returns stops it
 */
export function watchAccountBabyDate({ store }: Shop): () => void {
  const copy = () => store.set(accountBabyDateAtom, store.get(profileDateAtom));
  const stop = store.sub(profileDateAtom, copy);
  copy();
  return stop;
}
