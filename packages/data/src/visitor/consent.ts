import { LANGUAGES, type Language } from '@mahd/rules/locale';
import { atom } from 'jotai';
import { number, object, oneOf, optional, string, type Decoder } from '../http/decoders.js';
import { persistedAtom } from '../store/index.js';

/** The visitor's choice about analytics. */
export type ConsentChoice = 'accepted' | 'rejected';

/** A choice with its evidence: time, text version and language. */
export interface Consent {
  readonly choice: ConsentChoice;
  /** ISO 8601. */
  readonly at: string;
  readonly textVersion: number;
  readonly language: Language;
}

/** Increase it when the meaning of the consent text changes: visitors are then asked again. */
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

const storedAtom = persistedAtom<Consent | null>('consent', storedConsent, null);

/** The visitor's choice; null while there is none or the stored state has not been restored. Shared by all tabs. */
export const consentAtom = atom((get) => get(storedAtom));

/** Stores a choice. It can be changed at any time. */
export const chooseConsentAtom = atom(null, (_get, set, { choice, language }: Pick<Consent, 'choice' | 'language'>) =>
  set(storedAtom, () => ({ choice, language, at: new Date().toISOString(), textVersion: TEXT_VERSION })),
);
