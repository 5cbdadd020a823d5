import { createShopStore, type SharedAnswers, type Shop } from '@mahd/data/store';
import type { Language } from '@mahd/rules/locale';
import type { UiStrings } from '@mahd/ui/provider';
import { createHttpClientOnDemand } from './httpClient.js';
import type { Settings } from './settings.js';
import { createMessages, type Messages } from './messages.js';

/** The shop's texts. They are the same for every visitor. */
export interface Texts {
  messagesOf(language: Language): Messages;
  /** The component library's own texts; loaded before anything renders. */
  uiStringsOf(language: Language): UiStrings;
  loadUiStrings(language: Language): Promise<void>;
}

/** Everything one request (server) or one tab (browser) holds. Of it only the texts are shared between visitors. */
export interface AppState extends Texts {
  readonly settings: Settings;
  readonly shop: Shop;
  /** Tells whoever watches about an error that is nobody's fault but ours. */
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

/** @param shared what a request has in common with others; a tab has everything to itself */
export function createAppState(
  settings: Settings,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  report: (error: unknown) => void,
  { texts = createTexts(), answers }: { readonly texts?: Texts; readonly answers?: SharedAnswers } = {},
): AppState {
  const shop: Shop = createShopStore({
    http: createHttpClientOnDemand({ baseUrl: settings.apiBaseUrl, fetch }, () => shop.store),
    shared: answers,
  });
  return { ...texts, settings, report, shop };
}
