import { atom } from 'jotai';

/** Whether the visitor has reopened the consent question. */
export const consentReopenedAtom = atom(false);
