import { useAtomValue } from 'jotai';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { categoriesAtom } from '@mahd/data/catalog/categories';
import { LANGUAGES, languageOfPath, switchLanguagePath, type Language } from '@mahd/rules/locale';
import { BottomBar } from '@mahd/ui/BottomBar';
import { LanguageSwitch } from '@mahd/ui/LanguageSwitch';
import { NavBar } from '@mahd/ui/NavBar';
import { PicturesProvider } from '@mahd/ui/Picture';
import { SkipLink } from '@mahd/ui/SkipLink';
import { UiProvider } from '@mahd/ui/provider';
import { mahd } from '@mahd/ui/brands/mahd';
import { nada } from '@mahd/ui/brands/nada';
import { useApp } from '../app/AppContext.js';
import { ShopLink } from '../app/ShopLink.js';
import { shopPath } from '../app/shopPath.js';
import { pageUrl, type RouteHandle } from '../routing/createRoutes.js';
import { Logo } from './Logo.js';
import { Main } from './Main.styles.js';
import { bottomItems, mainEntries } from './navigation.js';
import { ShellFooter } from './ShellFooter.js';
import { useHead } from './useHead.js';

// Opened by few visitors and never in the first view, so their code waits.
const ShellDrawer = lazy(() => import('./ShellDrawer.js'));
const ShellSearch = lazy(() => import('./ShellSearch.js'));

const brands = { mahd, nada };

/** The pages whose navbar has the curved lower edge (specification: home and products pages only). */
const curvedPages = new Set(['', 'mother-baby-products', 'products', 'products/:category', 'products/:category/:subCategory']);

/** What surrounds every page: navbar, drawer, search, bottom bar, footer. */
export function Shell() {
  const { state } = useApp();
  const { pathname, search } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const language = languageOfPath(pathname);
  const { t } = state.wordsOf(language);
  const categories = useAtomValue(categoriesAtom()).data ?? [];
  const [open, setOpen] = useState<'drawer' | 'search' | null>(null);
  // Once opened it stays, so that it can slide out again.
  const [drawerUsed, setDrawerUsed] = useState(false);
  const show = (what: typeof open) => {
    setOpen(what);
    if (what === 'drawer') setDrawerUsed(true);
  };
  useHead();
  const navigate = useNavigate();
  const follow = useCallback((href: string) => void navigate(href), [navigate]);
  const resolveHref = useCallback((href: string) => shopPath(language, href), [language]);

  const path = switchLanguagePath(pathname, language).slice(1 + language.length) || '/';
  const navigation = { t, language, path, categories, settings: state.settings };
  const entries = mainEntries(navigation);
  // The address as the server knew it, so that both render the same link; the rest of the query is added on the way.
  const address = handle ? pageUrl(handle.entry, new URL(pathname + search, state.settings.origin)) : { pathname, search: '' };
  const hrefs = Object.fromEntries(LANGUAGES.map((each) => [each, switchLanguagePath(address.pathname + address.search, each)])) as Record<Language, string>;
  const { globalSiteUrl } = state.settings;
  const curved = curvedPages.has(handle?.entry.path ?? '*');

  return (
    <UiProvider language={language} strings={state.uiStringsOf(language)} brand={brands[state.settings.brand]} link={ShopLink} resolveHref={resolveHref} navigate={follow}>
      <PicturesProvider base={state.settings.imageBaseUrl}>
        <SkipLink />
        <NavBar
          logo={<Logo />}
          home={{ href: `/${language}`, label: t('site.logoAlt') }}
          entries={entries}
          menu={{ href: '#footer', open: open === 'drawer', onOpenChange: (now) => show(now ? 'drawer' : null) }}
          search={{ href: '/products', open: open === 'search', onOpenChange: (now) => show(now ? 'search' : null) }}
          languageSwitch={<LanguageSwitch hrefs={hrefs} />}
          {...(globalSiteUrl ? { globalSite: { href: globalSiteUrl, label: t('nav.globalSite') } } : {})}
          curved={curved}
        >
          <Suspense>{open === 'search' && <ShellSearch onClose={() => show(null)} />}</Suspense>
        </NavBar>
        <Suspense>{drawerUsed && <ShellDrawer open={open === 'drawer'} entries={entries} hrefs={hrefs} onOpenChange={(now) => show(now ? 'drawer' : null)} />}</Suspense>
        <Main id="main" tabIndex={-1} data-below-curve={(curved && handle?.entry.path !== '') || undefined}>
          <Outlet />
        </Main>
        <ShellFooter language={language} t={t} categories={categories} />
        <BottomBar items={bottomItems(navigation)} />
        <ScrollRestoration />
      </PicturesProvider>
    </UiProvider>
  );
}
