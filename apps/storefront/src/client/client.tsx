import './importChunk.js';
import { startTransition } from 'react';
import type { Root as ReactRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type HydrationState,
  type RouteObject,
} from 'react-router-dom';
import { hydrateShop } from '@mahd/data/store';
import { languageOfPath } from '@mahd/rules/locale';
import type { App } from '../app/AppContext.js';
import { createAppState } from '../app/AppState.js';
import { startNavigation } from '../app/lazyHydrate.js';
import { createNavigate } from '../app/navigate.js';
import { idle } from '../app/idle.js';
import { keyHistoryEntries } from './keyHistoryEntries.js';
import { navigateStaticLinks } from './navigateStaticLinks.js';
import { Root } from '../app/Root.js';
import '../app/document/fontFiles.js';
import type { PageState } from '../app/document/PageState.js';
import { RouterErrorsProvider } from '../app/routeErrors.js';
import { addEntryPages } from '../app/routing/addEntryPages.js';
import { createRoutes } from '../app/routing/createRoutes.js';
import type { RouteHandle } from '../app/routing/routeHandle.js';

/** Resolves the lazy routes of the page before hydration, so that the first render matches the server's HTML. */
async function resolveLazy(matches: readonly { route: RouteObject }[]) {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/**
 * The loader data and errors of the server, by route. All unknown URLs share one 404 page, so its error is assigned to
 * the route that the current URL matches.
 */
function hydrationDataOf(
  { errors, loaderData }: PageState,
  matches: readonly { route: RouteObject }[],
): HydrationState {
  const notFound = Object.values(errors ?? {}).find(({ status }) => status === 404);
  const leaf = matches.at(-1)?.route.id;
  if (!notFound || leaf === undefined) return { loaderData, errors };
  const frames = matches.slice(0, -1).flatMap(({ route: { id } }) => (id === undefined ? [] : [[id, null]]));
  return { loaderData: Object.fromEntries(frames), errors: { [leaf]: notFound } };
}

/** Yields between startup tasks so that input and frames are handled. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start() {
  await nextTask();
  const root = document.getElementById('root');
  const block = document.getElementById('state');
  if (!root || !block?.textContent) return;
  const page = JSON.parse(block.textContent) as PageState;
  // eslint-disable-next-line no-restricted-syntax -- passed to the HTTP client of packages/data
  const state = createAppState(page, (url, init) => fetch(url, init), reportError);
  hydrateShop(state.shop, page.shop);
  await nextTask();

  addEntryPages();
  const routes = createRoutes(() => state);
  const language = languageOfPath(location.pathname);
  const matches = matchRoutes(routes, location) ?? [];
  const handle = matches.at(-1)?.route.handle as RouteHandle | undefined;
  await Promise.all([
    resolveLazy(matches),
    state
      .messagesOf(language)
      .load(['shell', ...(page.errors ? (['errors'] as const) : []), ...(handle?.entry.messages ?? [])]),
    state.loadUiStrings(language),
  ]);

  await nextTask();
  keyHistoryEntries();
  const router = createBrowserRouter(routes, { hydrationData: hydrationDataOf(page, matches) });
  const navigate = createNavigate(router);
  router.subscribe(startNavigation);
  navigateStaticLinks(navigate);
  await nextTask();
  // Part of this file, see vite.config.ts, but evaluated here: with all other modules it would be one long task.
  const { hydrateRoot } = await import('react-dom/client');
  await nextTask();
  // Set once the page is idle, see prepare.ts.
  let prefetch: ((address: string) => void) | undefined;
  const app = (): App => ({
    state,
    rendered: page.address,
    prefetch: (address) => prefetch?.(address),
    navigate,
  });
  const tree = () => (
    <Root app={app()}>
      <RouterErrorsProvider router={router}>
        <RouterProvider router={router} />
      </RouterErrorsProvider>
    </Root>
  );
  let reactRoot: ReactRoot | undefined;
  // Before hydration, as a hydrated page applies every change.
  if (import.meta.hot) {
    const { hotUpdate } = await import('./dev/hotUpdate.js');
    hotUpdate(import.meta.hot, { state, router, render: () => reactRoot?.render(tree()) });
  }
  // In a transition React hydrates in short tasks, between which the browser can respond to input.
  startTransition(() => {
    reactRoot = hydrateRoot(root, tree(), { onRecoverableError: reportError });
  });
  await idle();
  const { prepare } = await import('./prepare.js');
  await prepare({
    state,
    language,
    router,
    onPrefetch: (ready) => {
      prefetch = ready;
    },
  });
}

void start();
