import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { LANGUAGES, switchLanguagePath, type Language } from '@mahd/rules/locale';
import { useApp } from '../app/AppContext.js';

const subscribeToNothing = () => () => undefined;

/** The URL of the current page in each language. */
export function useLanguageHrefs(): Readonly<Record<Language, string>> {
  const { rendered } = useApp();
  const { pathname, search, hash } = useLocation();
  // The server does not know the hash and parts of the query, so hydration uses the server's address first.
  const address = useSyncExternalStore(
    subscribeToNothing,
    () => pathname + search + hash,
    () => rendered,
  );
  return Object.fromEntries(LANGUAGES.map((language) => [language, switchLanguagePath(address, language)])) as Record<
    Language,
    string
  >;
}
