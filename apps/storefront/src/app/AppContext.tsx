import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOfPath, type Language } from '@mahd/rules/locale';
import type { AppState } from './AppState.js';
import type { Translate } from './messages.js';

export interface App {
  readonly state: AppState;
  /** The URL that the server rendered. It can differ from the current one: all unknown URLs share one 404 page. */
  readonly rendered: string;
  /** Loads the code and data of an internal URL in advance. Errors are ignored; the navigation itself reports them. */
  prefetch(address: string): void;
  /** Navigates to an internal URL without loading a new document. */
  navigate(address: string): void;
}

/** The app on the server, where `prefetch` and `navigate` do nothing. */
export const serverApp = (state: AppState, rendered = ''): App => ({
  state,
  rendered,
  prefetch: () => undefined,
  navigate: () => undefined,
});

const AppContext = createContext<App | null>(null);

export const AppProvider = AppContext.Provider;

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp needs AppProvider');
  return app;
}

/** The language of the current URL, from the first segment of its path. */
export const useLanguage = (): Language => languageOfPath(useLocation().pathname);

/** The translate function of the current language. */
export const useTranslate = (): Translate => useApp().state.messagesOf(useLanguage()).t;
