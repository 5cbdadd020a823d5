import { persistedAtom } from '../store/index.js';
import { optional, string } from '../http/decoders.js';

/**
 * A birthday or due date (`2026-11-21`), when a visitor has told one; null otherwise. It is kept on this device, the same in every
 * tab. No call takes it and no report holds it.
 */
export const babyDateAtom = persistedAtom<string | null>('baby', optional(string, null), null);
