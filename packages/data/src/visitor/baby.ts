import { persistedAtom } from '../store/index.js';
import { optional, string } from '../http/decoders.js';

/**
 * The baby's birthday or due date (`2026-11-21`), or null. Stored on this device, shared by all tabs. Never sent to the
 * API or to analytics.
 */
export const babyDateAtom = persistedAtom<string | null>('baby', optional(string, null), null);
