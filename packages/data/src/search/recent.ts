import { atom } from 'jotai';
import { array, string } from '../http/decoders.js';
import { persistedAtom } from '../store/index.js';
import { isLongEnough, wordsOf } from './words.js';

/** The most recent searches that are stored. */
const MOST_RECENT = 6;

const storedAtom = persistedAtom('searches', array(string), []);

/** The visitor's last searches, the latest first. Stored on this device until they log out or clear them. */
export const recentSearchesAtom = atom((get) => get(storedAtom));

/** Adds a search to the recent ones, unless it is too short to search for. */
export const addRecentSearchAtom = atom(null, (_get, set, text: string) => {
  const query = text.trim();
  const words = wordsOf(query);
  if (!isLongEnough(words)) return;
  set(storedAtom, (recent) => [query, ...recent.filter((other) => wordsOf(other) !== words)].slice(0, MOST_RECENT));
});

/** Forgets the recent searches. */
export const clearRecentSearchesAtom = atom(null, (_get, set) => set(storedAtom, () => []));
