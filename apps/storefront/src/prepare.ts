import type { createBrowserRouter } from 'react-router-dom';
import type { Language } from '@mahd/rules/locale';
import type { AppState } from './app/AppState.js';
import { loadHttpClient } from './app/httpClient.js';
import { quietStyles } from './app/quietStyles.js';
import { keepForOffline } from './offline/keepForOffline.js';
import { createPrefetch } from './routing/prefetch.js';
import { loadPageErrorView } from './shell/PageError.js';

interface Page {
  state: AppState;
  language: Language;
  router: ReturnType<typeof createBrowserRouter>;
  /** Gets what makes the page behind a link ready. */
  onPrefetch: (prefetch: (address: string) => void) => void;
}

/** What makes the steps after this page quick and safe, in order of use. To be called once the page is idle. */
export async function prepare({ state, language, router, onPrefetch }: Page) {
  quietStyles();
  onPrefetch(createPrefetch(router));
  await Promise.all([
    loadPageErrorView(),
    loadHttpClient(),
    // Without a connection a product still gets into the cart.
    import('./shopper/addToCart.js'),
    state.wordsOf(language).load(['errors', 'cart']),
  ]);
  await keepForOffline(router).catch(reportError);
}
