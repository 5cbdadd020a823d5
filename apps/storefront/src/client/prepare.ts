import type { createBrowserRouter } from 'react-router-dom';
import type { Language } from '@mahd/rules/locale';
import type { AppState } from '../app/AppState.js';
import { loadHttpClient } from '../app/httpClient.js';
import { cacheForOffline } from './offline/cacheForOffline.js';
import { createPrefetch } from '../app/routing/prefetch.js';
import { storeLanguageChoices } from './languageChoice.js';
import { loadPageErrorView } from '../shell/PageError.js';

interface Page {
  state: AppState;
  language: Language;
  router: ReturnType<typeof createBrowserRouter>;
  /** Called with the prefetch function once it is available. */
  onPrefetch: (prefetch: (address: string) => void) => void;
}

/** Loads what later navigations and offline use need, in order of use. Call it when the page is idle. */
export async function prepare({ state, language, router, onPrefetch }: Page) {
  onPrefetch(createPrefetch(router));
  storeLanguageChoices(language);
  // Each of these loads again when it is needed.
  await Promise.allSettled([
    loadPageErrorView(),
    loadHttpClient(),
    // Allows adding products to the cart while offline.
    import('../features/cart/addToCart.js'),
    state.messagesOf(language).load(['errors', 'cart']),
  ]);
  await cacheForOffline(router, state.shop.store).catch(reportError);
}
