import { atom } from 'jotai';

/** "Hello, Sara", for who is logged in. What belongs to the shopper comes late and writes it; until then it is empty. */
export const greetingAtom = atom('');
