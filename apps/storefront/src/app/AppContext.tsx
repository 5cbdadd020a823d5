import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOfPath, type Language } from '@mahd/rules/locale';
import type { AppState } from './AppState.js';
import type { Translate } from './messages.js';

export interface App {
  readonly state: AppState;
  /** The address for which the server has rendered the page. Others may have got it too, such as all that lead nowhere. */
  readonly rendered: string;
  /** Fetches code and data of an internal address before it is asked for; failures are left to the real visit. */
  prefetch(address: string): void;
  /** Goes to an internal address without loading the document anew. */
  navigate(address: string): void;
  /** The router's errors of the current page, by route. */
  routeErrors(): Readonly<Record<string, unknown>> | null;
}

/** The app where nobody goes anywhere: on the server. */
export const serverApp = (
  state: AppState,
  rendered = '',
  errors: Readonly<Record<string, unknown>> | null = null,
): App => ({
  state,
  rendered,
  prefetch: () => undefined,
  navigate: () => undefined,
  routeErrors: () => errors,
});

const AppContext = createContext<App | null>(null);

export const AppProvider = AppContext.Provider;

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp needs AppProvider');
  return app;
}

/** The language of the address: its first segment. */
export const useLanguage = (): Language => languageOfPath(useLocation().pathname);

/** The texts of the current language. */
export const useTranslate = (): Translate => useApp().state.messagesOf(useLanguage()).t;
