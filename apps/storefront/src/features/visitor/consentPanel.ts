import { atom } from 'jotai';

/** Whether the visitor has asked to see the question again. */
export const consentReopenedAtom = atom(false);
