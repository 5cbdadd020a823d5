import { createShopStore, type SharedAnswers, type Shop } from '@mahd/data/store';
import type { Language } from '@mahd/rules/locale';
import type { UiStrings } from '@mahd/ui/provider';
import { createHttpClientOnDemand } from './httpClient.js';
import type { Settings } from './settings.js';
import { createMessages, type Messages } from './messages.js';

/** Messages of the shop and of the component library. The server shares them between requests. */
export interface Texts {
  messagesOf(language: Language): Messages;
  /** Strings of the component library. @throws when `loadUiStrings` has not completed for the language */
  uiStringsOf(language: Language): UiStrings;
  loadUiStrings(language: Language): Promise<void>;
}

/** The state of one request (server) or one tab (browser). */
export interface AppState extends Texts {
  readonly settings: Settings;
  /**
   * The day on which orders were dispatched when the page was rendered, `YYYY-MM-DD` in Dubai. Also the date of the page:
   * the browser's clock may show another one.
   */
  readonly dispatchDate: string;
  readonly shop: Shop;
  /** Reports an unexpected error. */
  report(error: unknown): void;
}

const uiPacks: Record<Language, () => Promise<UiStrings>> = {
  en: async () => (await import('@mahd/ui/strings/en')).en,
  ar: async () => (await import('@mahd/ui/strings/ar')).ar,
};

export function createTexts(): Texts {
  const messages = new Map<Language, Messages>();
  const uiStrings = new Map<Language, UiStrings>();
  return {
    messagesOf(language) {
      const known = messages.get(language) ?? createMessages(language);
      messages.set(language, known);
      return known;
    },
    uiStringsOf(language) {
      const pack = uiStrings.get(language);
      if (!pack) throw new Error(`No ${language} strings of the components`);
      return pack;
    },
    async loadUiStrings(language) {
      if (!uiStrings.has(language)) uiStrings.set(language, await uiPacks[language]());
    },
  };
}

/** @param shared what a request on the server shares with others; omitted in the browser */
export function createAppState(
  { settings, dispatchDate }: Pick<AppState, 'settings' | 'dispatchDate'>,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  report: (error: unknown) => void,
  { texts = createTexts(), answers }: { readonly texts?: Texts; readonly answers?: SharedAnswers } = {},
): AppState {
  const shop: Shop = createShopStore({
    http: createHttpClientOnDemand({ baseUrl: settings.apiBaseUrl, fetch }, () => shop.store),
    shared: answers,
  });
  return { ...texts, settings, dispatchDate, report, shop };
}
