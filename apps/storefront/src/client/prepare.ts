import type { createBrowserRouter } from 'react-router-dom';
import type { Language } from '@mahd/rules/locale';
import type { AppState } from '../app/AppState.js';
import { loadHttpClient } from '../app/httpClient.js';
import { cacheForOffline } from './offline/cacheForOffline.js';
import { createPrefetch } from '../app/routing/prefetch.js';
import { loadPageErrorView } from '../shell/PageError.js';

interface Page {
  state: AppState;
  language: Language;
  router: ReturnType<typeof createBrowserRouter>;
  /** Gets what makes the page behind a link ready. */
  onPrefetch: (prefetch: (address: string) => void) => void;
}

/** What makes the steps after this page quick and safe, in order of use. To be called once the page is idle. */
export async function prepare({ state, language, router, onPrefetch }: Page) {
  onPrefetch(createPrefetch(router));
  await Promise.all([
    loadPageErrorView(),
    loadHttpClient(),
    // Without a connection a product still gets into the cart.
    import('../features/cart/addToCart.js'),
    state.messagesOf(language).load(['errors', 'cart']),
  ]);
  await cacheForOffline(router).catch(reportError);
}
