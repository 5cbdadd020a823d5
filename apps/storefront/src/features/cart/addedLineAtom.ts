import { atom } from 'jotai';

/** What the sheet shows after a product was added to the cart; null before the first one. */
export const addedLineAtom = atom<{
  readonly productCode: string;
  readonly open: boolean;
} | null>(null);
