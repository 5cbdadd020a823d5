import type { createBrowserRouter } from 'react-router-dom';
import { cartLinesAtom } from '@mahd/data/cart';
import type { Language } from '@mahd/rules/locale';
import type { AppState } from '../app/AppState.js';
import { loadHttpClient } from '../app/httpClient.js';
import { cacheForOffline } from './offline/cacheForOffline.js';
import { createPrefetch } from '../app/routing/prefetch.js';
import { loadPageErrorView } from '../shell/PageError.js';

type Store = AppState['shop']['store'];

interface Page {
  state: AppState;
  language: Language;
  router: ReturnType<typeof createBrowserRouter>;
  /** Called with the prefetch function once it is available. */
  onPrefetch: (prefetch: (address: string) => void) => void;
}

/** Stores the language chosen with the language switch for addresses without one, which the server redirects by it. */
function storeLanguageChoice({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-part=language-switch] a');
  if (link) document.cookie = `language=${link.hreflang}; path=/; max-age=31536000; samesite=lax`;
}

/**
 * Loads the code of the cart page once something is in the cart, so that the page opens quickly, also offline.
 * Resolves to its address.
 */
async function loadFilledCart(store: Store, language: Language, prefetch: (address: string) => void): Promise<string> {
  const isFilled = () => store.get(cartLinesAtom).length > 0;
  if (!isFilled())
    await new Promise<void>((resolve) => {
      const stop = store.sub(cartLinesAtom, () => {
        if (!isFilled()) return;
        stop();
        resolve();
      });
    });
  const address = `/${language}/cart`;
  prefetch(address);
  await import('../features/cart/CartContent.js');
  return address;
}

/** Loads what later navigations and offline use need, in order of use. Call it when the page is idle. */
export async function prepare({ state, language, router, onPrefetch }: Page) {
  const prefetch = createPrefetch(router);
  onPrefetch(prefetch);
  addEventListener('click', storeLanguageChoice);
  // Each of these loads again when it is needed.
  await Promise.allSettled([
    loadPageErrorView(),
    loadHttpClient(),
    // Allows adding products to the cart while offline.
    import('../features/cart/addToCart.js'),
    state.messagesOf(language).load(['errors', 'cart']),
  ]);
  await cacheForOffline(router, loadFilledCart(state.shop.store, language, prefetch)).catch(reportError);
}
