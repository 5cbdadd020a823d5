import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { LANGUAGES, switchLanguagePath, type Language } from '@mahd/rules/locale';
import { useApp } from '../app/AppContext.js';

const nothingToFollow = () => () => undefined;

/** This page's address in each language. */
export function useLanguageHrefs(): Readonly<Record<Language, string>> {
  const { rendered } = useApp();
  const { pathname, search, hash } = useLocation();
  // The server knows neither the hash nor the whole query, and one page is sent for all addresses that lead nowhere: the first render has its link,
  // then the link keeps everything.
  const address = useSyncExternalStore(
    nothingToFollow,
    () => pathname + search + hash,
    () => rendered,
  );
  return Object.fromEntries(LANGUAGES.map((each) => [each, switchLanguagePath(address, each)])) as Record<
    Language,
    string
  >;
}
