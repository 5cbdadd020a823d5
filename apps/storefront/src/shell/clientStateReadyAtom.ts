import { atom } from 'jotai';

/** Whether the stored state is loaded: before that an empty cart means nothing. */
export const clientStateReadyAtom = atom(false);
