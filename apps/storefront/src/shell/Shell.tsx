import { startTransition, Suspense, useCallback, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { languageOfPath, localizedPath } from '@mahd/rules/locale';
import { LanguageSwitch } from '@mahd/ui/LanguageSwitch';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { NavBar } from '@mahd/ui/NavBar';
import { PicturesProvider } from '@mahd/ui/Picture';
import { SearchForm } from '@mahd/ui/SearchForm';
import { SkipLink } from '@mahd/ui/SkipLink';
import { UiProvider } from '@mahd/ui/provider';
import { useApp } from '../app/AppContext.js';
import { lazyHydrate } from '../app/lazyHydrate.js';
import { ShopLink } from '../app/ShopLink.js';
import { shopPath } from '../app/shopPath.js';
import type { RouteHandle } from '../app/routing/routeHandle.js';
import { Logo } from './Logo.js';
import { Main } from './Main.styles.js';
import { mainEntries, ownLinks } from './navigation.js';
import type { ReplacedField } from './ShellSearch.js';
import { useCartBadge } from './useCartBadge.js';
import { useGreeting } from './useGreeting.js';
import { useHead } from './useHead.js';
import { useIsNotFound } from './useIsNotFound.js';
import { useLanguageHrefs } from './useLanguageHrefs.js';
import { useNavigationArgs } from './useNavigationArgs.js';
import { usePageFrame } from './usePageFrame.js';

// Not needed in the first view.
const ShellDrawer = lazyWithRetry(() => import('./ShellDrawer.js'));
const ShellSearch = lazyWithRetry(() => import('./ShellSearch.js'));

const DeferredShell = lazyHydrate('deferred-shell', 'idle', () => import('./DeferredShell.js'));

/** The pages whose navbar has a curved lower edge. */
const curvedPages = new Set(['home/Home', 'catalog/MotherBabyProducts', 'catalog/Listing']);

/** The shell around every page: navbar, drawer, search, bottom bar and footer. */
export function Shell() {
  const { state, navigate } = useApp();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const language = languageOfPath(pathname);
  const [open, setOpen] = useState<'drawer' | 'search' | null>(null);
  // Stays mounted once opened, for its closing animation.
  const [drawerMounted, setDrawerMounted] = useState(false);
  const [field, setField] = useState<ReplacedField | null>(null);
  // A transition keeps the page responsive while the drawer or search renders.
  const show = (what: typeof open) =>
    startTransition(() => {
      setOpen(what);
      if (what === 'drawer') setDrawerMounted(true);
    });
  useHead();
  const resolveHref = useCallback((href: string) => shopPath(language, href), [language]);

  const navigation = useNavigationArgs();
  const { t, path } = navigation;
  const cartCount = useCartBadge() ?? 0;
  const greeting = useGreeting();
  const entries = mainEntries(navigation);
  const hrefs = useLanguageHrefs();
  const { globalSiteUrl } = state.settings;
  const frame = usePageFrame();
  // A plain form until it is used.
  const searchForm = (
    <SearchForm
      role="search"
      action={localizedPath(language, '/products')}
      label={t('nav.searchLabel')}
      submitLabel={t('nav.search')}
      inputProps={{
        onFocus: ({ currentTarget }) =>
          startTransition(() => setField({ input: currentTarget, pressed: currentTarget.matches(':active') })),
      }}
    />
  );
  const curved = !useIsNotFound() && curvedPages.has(handle?.entry.page ?? '');

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
        {frame ? (
          <frame.Header />
        ) : (
          <NavBar
            logo={<Logo />}
            home={{ href: '/', label: t('site.logoAlt') }}
            entries={entries}
            menu={{ href: '#footer', open: open === 'drawer', onOpenChange: (now) => show(now ? 'drawer' : null) }}
            search={{ href: '/products', open: open === 'search', onOpenChange: (now) => show(now ? 'search' : null) }}
            searchField={
              <Suspense fallback={searchForm}>
                {field ? <ShellSearch variant="dropdown" replaced={field} /> : searchForm}
              </Suspense>
            }
            languageSwitch={<LanguageSwitch hrefs={hrefs} />}
            greeting={greeting}
            {...ownLinks(t, path, cartCount)}
            {...(globalSiteUrl ? { globalSite: { href: globalSiteUrl, label: t('nav.globalSite') } } : {})}
            curved={curved}
          >
            <Suspense>
              {open === 'search' && (
                <ShellSearch variant="sheet" open onOpenChange={(now) => show(now ? 'search' : null)} />
              )}
            </Suspense>
          </NavBar>
        )}
        <Suspense>
          {drawerMounted && (
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
        <DeferredShell />
        <ScrollRestoration />
      </PicturesProvider>
    </UiProvider>
  );
}
