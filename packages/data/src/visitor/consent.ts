import { LANGUAGES, type Language } from '@mahd/rules/locale';
import { atom } from 'jotai';
import { number, object, oneOf, optional, string, type Decoder } from '../http/decoders.js';
import { persistedAtom } from '../store/index.js';

/** What a visitor has said to being counted. */
export type ConsentChoice = 'accepted' | 'rejected';

/** A choice with what proves it: when it was made, and which text was read in which language. */
export interface Consent {
  readonly choice: ConsentChoice;
  /** ISO 8601. */
  readonly at: string;
  readonly textVersion: number;
  readonly language: Language;
}

/** Raised when the text of the question changes in meaning: older answers then answer another question, and it is asked anew. */
const TEXT_VERSION = 1;

const stored = object({
  choice: oneOf('accepted', 'rejected'),
  at: string,
  textVersion: number,
  language: oneOf(...LANGUAGES),
});

const storedConsent: Decoder<Consent | null> = (value, path) => {
  const consent = optional(stored, null)(value, path);
  return consent?.textVersion === TEXT_VERSION ? consent : null;
};

const keptAtom = persistedAtom<Consent | null>('consent', storedConsent, null);

/** The visitor's choice; null while there is none, and until what is stored has arrived. The same in every tab. */
export const consentAtom = atom((get) => get(keptAtom));

/** Keeps a choice. It may be changed at any time. */
export const chooseConsentAtom = atom(null, (_get, set, { choice, language }: Pick<Consent, 'choice' | 'language'>) =>
  set(keptAtom, () => ({ choice, language, at: new Date().toISOString(), textVersion: TEXT_VERSION })),
);
