import { useSyncExternalStore } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { LANGUAGES, switchLanguagePath, type Language } from '@mahd/rules/locale';
import { useApp } from '../app/AppContext.js';
import { pageUrl, type RouteHandle } from '../routing/routeHandle.js';

const nothingToFollow = () => () => undefined;

/** This page's address in each language. */
export function useLanguageHrefs(): Readonly<Record<Language, string>> {
  const { settings } = useApp().state;
  const { pathname, search, hash } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const known = () => (handle ? pageUrl(handle.entry, new URL(pathname + search, settings.origin)).search : '');
  // The server knows neither the hash nor the rest of the query: the first render has its link, then the link keeps everything.
  const kept = useSyncExternalStore(nothingToFollow, () => search + hash, known);
  return Object.fromEntries(LANGUAGES.map((each) => [each, switchLanguagePath(pathname + kept, each)])) as Record<
    Language,
    string
  >;
}
