import { useAtomValue } from 'jotai';
import { startTransition, Suspense, useCallback, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { languageOfPath } from '@mahd/rules/locale';
import { LanguageSwitch } from '@mahd/ui/LanguageSwitch';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { NavBar } from '@mahd/ui/NavBar';
import { PicturesProvider } from '@mahd/ui/Picture';
import { SkipLink } from '@mahd/ui/SkipLink';
import { UiProvider } from '@mahd/ui/provider';
import { useApp } from '../app/AppContext.js';
import { deferred } from '../app/deferred.js';
import { ShopLink } from '../app/ShopLink.js';
import { shopPath } from '../app/shopPath.js';
import type { RouteHandle } from '../app/routing/routeHandle.js';
import { useCartBadge } from './cartBadge.js';
import { greetingAtom } from './greeting.js';
import { Logo } from './Logo.js';
import { Main } from './Main.styles.js';
import { mainEntries } from './navigation.js';
import { useHead } from './useHead.js';
import { useIsNotFound } from './useIsNotFound.js';
import { useLanguageHrefs } from './useLanguageHrefs.js';
import { useNavigationArgs } from './useNavigationArgs.js';

// Opened by few visitors and never in the first view, so their code waits.
const ShellDrawer = lazyWithRetry(() => import('./ShellDrawer.js'));
const ShellSearch = lazyWithRetry(() => import('./ShellSearch.js'));

const ShellBelow = deferred('shell-below', 'idle', () => import('./ShellBelow.js'));

/** The pages whose navbar has the curved lower edge (specification: home and products pages only). */
const curvedPages = new Set([
  '',
  'mother-baby-products',
  'products',
  'products/:category',
  'products/:category/:subCategory',
]);

/**
 * Whose scroll position a history entry has. An entry that the browser made for a place in the page (a link within the text, a typed `#…`)
 * has no key: such an address leads to its place, never back to where the page stood.
 */
const placeOf = ({ key, hash }: { key: string; hash: string }) =>
  hash && key === 'default' ? String(Math.random()) : key;

/** What surrounds every page: navbar, drawer, search, bottom bar, footer. */
export function Shell() {
  const { state, navigate } = useApp();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const language = languageOfPath(pathname);
  const [open, setOpen] = useState<'drawer' | 'search' | null>(null);
  // Once opened it stays, so that it can slide out again.
  const [drawerUsed, setDrawerUsed] = useState(false);
  // In a transition: the tap is answered by the next frame, and what opens is made ready in short pieces.
  const show = (what: typeof open) =>
    startTransition(() => {
      setOpen(what);
      if (what === 'drawer') setDrawerUsed(true);
    });
  useHead();
  const resolveHref = useCallback((href: string) => shopPath(language, href), [language]);

  const navigation = useNavigationArgs();
  const { t, path } = navigation;
  const cartCount = useCartBadge();
  const greeting = useAtomValue(greetingAtom);
  const entries = mainEntries(navigation);
  const hrefs = useLanguageHrefs();
  const { globalSiteUrl } = state.settings;
  const curved = !useIsNotFound() && curvedPages.has(handle?.entry.path ?? '*');

  return (
    <UiProvider
      language={language}
      strings={state.uiStringsOf(language)}
      link={ShopLink}
      resolveHref={resolveHref}
      navigate={navigate}
    >
      <PicturesProvider base={state.settings.imageBaseUrl}>
        <SkipLink />
        <NavBar
          logo={<Logo />}
          home={{ href: `/${language}`, label: t('site.logoAlt') }}
          entries={entries}
          menu={{ href: '#footer', open: open === 'drawer', onOpenChange: (now) => show(now ? 'drawer' : null) }}
          search={{ href: '/products', open: open === 'search', onOpenChange: (now) => show(now ? 'search' : null) }}
          languageSwitch={<LanguageSwitch hrefs={hrefs} />}
          {...(cartCount !== null && {
            greeting,
            orderTracking: {
              href: '/order-tracking',
              label: t('nav.orderTracking'),
              current: path === '/order-tracking',
            },
            profile: { href: '/profile?active=basic', label: t('nav.profile'), current: path === '/profile' },
            cart: { href: '/cart', label: t('nav.cart'), count: cartCount, current: path === '/cart' },
          })}
          {...(globalSiteUrl ? { globalSite: { href: globalSiteUrl, label: t('nav.globalSite') } } : {})}
          curved={curved}
        >
          <Suspense>{open === 'search' && <ShellSearch onClose={() => show(null)} />}</Suspense>
        </NavBar>
        <Suspense>
          {drawerUsed && (
            <ShellDrawer
              open={open === 'drawer'}
              entries={entries}
              hrefs={hrefs}
              onOpenChange={(now) => show(now ? 'drawer' : null)}
            />
          )}
        </Suspense>
        <Main id="main" tabIndex={-1} data-below-curve={(curved && handle?.entry.path !== '') || undefined}>
          <Outlet />
        </Main>
        <ShellBelow />
        <ScrollRestoration getKey={placeOf} />
      </PicturesProvider>
    </UiProvider>
  );
}
