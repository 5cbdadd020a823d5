import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOfPath, type Language } from '@mahd/rules/locale';
import type { AppState } from './AppState.js';
import type { Translate } from './messages.js';

export interface App {
  readonly state: AppState;
  /** The URL for which the server rendered the page. It may be sent for others too, such as all unknown URLs. */
  readonly rendered: string;
  /** Fetches code and data of an internal URL in advance. Failures are left to the visit itself. */
  prefetch(address: string): void;
  /** Navigates to an internal URL without loading a new document. */
  navigate(address: string): void;
}

/** The app on the server, where nothing navigates. */
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

/** The language of the address: its first segment. */
export const useLanguage = (): Language => languageOfPath(useLocation().pathname);

/** The texts of the current language. */
export const useTranslate = (): Translate => useApp().state.messagesOf(useLanguage()).t;
