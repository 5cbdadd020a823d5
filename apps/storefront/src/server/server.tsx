import { Writable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { ServerStyleSheet } from 'styled-components';
import { officesQuery } from '@mahd/data/content';
import { dehydrateShop, isComplete } from '@mahd/data/store';
import { isLanguage, languageOfPath, type Language } from '@mahd/rules/locale';
import { dispatchAfter } from '@mahd/rules/shop/delivery';
import { mahd } from '@mahd/ui/brands/mahd';
import { nada } from '@mahd/ui/brands/nada';
import { fontFaces, type FontFiles } from '@mahd/ui/fonts';
import { globalCss } from '@mahd/ui/GlobalStyle';
import { serverApp } from '../app/AppContext.js';
import { createAppState, createTexts, type AppState } from '../app/AppState.js';
import { Root } from '../app/Root.js';
import { arabicFont, coreArabicFont, coreLatinFont, coreSignsFont, latinFont } from '../app/document/fontFiles.js';
import { metaOfPage } from '../app/document/metaOfPage.js';
import { headTags, pageTitle, preloadTags, type HeadTag } from '../app/document/headTags.js';
import { moduleFiles } from './manifest.js';
import { isPersonalAddress } from '../app/document/personalAddress.js';
import type { PageState } from '../app/document/PageState.js';
import { headScript, renderDocument } from './renderDocument.js';
import { sitemapOf } from './sitemaps.js';
import { createAnswers } from './createAnswers.js';
import { createStyleSheet } from './createStyleSheet.js';
import { RouteErrorsProvider } from '../app/routeErrors.js';
import { createRoutes } from '../app/routing/createRoutes.js';
import { pageUrl, type RouteHandle } from '../app/routing/routeHandle.js';
import { loadedPageModule, type PageArgs, type PageModule } from '../app/routing/pageModules.js';
import { listingCss } from './listingToolbar.js';
import { salesCss } from './salesByCountry.js';
import type { Storefront, StorefrontOptions } from './Storefront.js';

const brands = { mahd, nada };

/** The fields of a response without a page. */
const empty = { html: '', styles: [], scripts: [], isKept: false };

const entrySource = 'src/client/client.tsx';
const bootSource = 'src/client/boot.ts';

/** Characters in a path that the router cannot match: control characters and line separators. */
const unreadable = /[\p{Cc}\u2028\u2029]/u;

/** Limits of the URL cache: number of entries, and their length in characters. They bound it to a few megabytes. */
const mostAddresses = 10_000;
const longestAddress = 300;

/** The URL under which the 404 page is rendered for all unknown URLs. */
const notFoundAddress = (language: Language) => `/${language}/-`;

export function createStorefront({ settings, fetch, manifest, onError }: StorefrontOptions): Storefront {
  // Rendered on the server only: global styles are the same on every page of a language.
  const brand = brands[settings.brand];
  const core = { latin: coreLatinFont, arabic: coreArabicFont };
  const foundationWith = (own: FontFiles['core']) =>
    fontFaces({ latin: latinFont, arabic: arabicFont, core: own }) + globalCss(brand) + salesCss + listingCss;
  const foundations = { en: foundationWith(core), ar: foundationWith({ ...core, signs: coreSignsFont }) };
  const boot = manifest[bootSource]?.file;
  // Libraries first, before the modules that import them.
  const entries = moduleFiles(manifest, [entrySource]).reverse();
  if (!boot || entries.length === 0) throw new Error('The browser build is missing: run the build first');
  // Shared by all requests: ranking routes and preparing messages takes longer than rendering most pages. The state of
  // a request is the router's context.
  const texts = createTexts();
  const { query, dataRoutes } = createStaticHandler(createRoutes((context) => context as AppState));
  const answers = createAnswers();
  const stateOfRequest = (version?: string) =>
    createAppState(
      { settings, dispatchDate: dispatchAfter(Date.now(), settings.delivery).dispatchDate },
      fetch,
      onError,
      version === undefined ? { texts } : { texts, answers: answers(version) },
    );

  // Both are cached because `matchRoutes` compiles all routes, which takes longer than sending a cached page.
  const handles = new LRUCache<string, { readonly handle: RouteHandle | undefined }>({ max: mostAddresses });
  const handleOf = (pathname: string) => {
    const known = handles.get(pathname);
    if (known) return known.handle;
    const handle = matchRoutes(dataRoutes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined;
    if (pathname.length <= longestAddress) handles.set(pathname, { handle });
    return handle;
  };

  const addresses = new LRUCache<string, { readonly address: string | null }>({ max: mostAddresses });
  const findAddress = (pathAndQuery: string): string | null => {
    try {
      // Prevents `//host/…` from being parsed as another origin, also when `..` segments produce it.
      const url = new URL(pathAndQuery.replace(/^[/\\]+/, '/'), settings.origin);
      url.pathname = url.pathname.replace(/^\/+/, '/');
      const handle = unreadable.test(decodeURIComponent(url.pathname)) ? undefined : handleOf(url.pathname);
      if (!handle) return null;
      if (handle.entry.path === '*' && isLanguage(url.pathname.split('/')[1])) return notFoundAddress(handle.language);
      const { pathname, search } = pageUrl(handle.entry, url);
      return pathname + search;
    } catch {
      return null;
    }
  };

  return {
    addressOf(pathAndQuery) {
      const known = addresses.get(pathAndQuery);
      if (known) return known.address;
      const address = findAddress(pathAndQuery);
      if (pathAndQuery.length <= longestAddress) addresses.set(pathAndQuery, { address });
      return address;
    },

    isPersonal: isPersonalAddress,

    sitemap: (path) => sitemapOf(stateOfRequest(), path),

    async render(address, { asked = '', version } = {}) {
      const url = new URL(address ?? notFoundAddress(languageOfPath(asked)), settings.origin);
      const state = stateOfRequest(version);
      const language = languageOfPath(url.pathname);
      const [context] = await Promise.all([
        query(new Request(url), { requestContext: state }),
        // The page is complete without the footer's offices.
        state.shop.load(officesQuery(state.shop.http, language)).catch(() => undefined),
      ]);
      // A loader has thrown `redirect`.
      if (context instanceof Response)
        return { ...empty, status: context.status, location: context.headers.get('location') ?? '/' };
      const notFound = notFoundAddress(language);
      if (context.statusCode === 404 && url.pathname !== notFound) return { ...empty, status: 404, sameAs: notFound };

      // Loaders report their own errors and throw error responses; any other error is reported here.
      for (const error of Object.values(context.errors ?? {}) as unknown[])
        if (!isRouteErrorResponse(error)) onError(error);

      const page = pageOf(context, url);
      const sameAs = context.errors ? null : page.module?.sameAs?.(state, page.args);
      if (sameAs) return { ...empty, status: 200, sameAs };

      const sheet = createStyleSheet();
      const router = createStaticRouter(routesOf(context), context);
      const tree = sheet.collectStyles(
        <Root app={serverApp(state, url.pathname + url.search)}>
          <RouteErrorsProvider value={context.errors}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </RouteErrorsProvider>
        </Root>,
      );
      const body = await renderToText(tree);
      // Yields to other requests.
      await new Promise(setImmediate);
      const componentStyles = styleElement(sheet);
      sheet.seal();

      const { t } = state.messagesOf(language);
      const { handle } = page;
      const meta = metaOfPage(page.module, context.errors, state, page.args, t);
      const font = (href: string): HeadTag => ({
        tag: 'link',
        attributes: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href },
      });
      const pageState: PageState = {
        settings,
        dispatchDate: state.dispatchDate,
        shop: dehydrateShop(state.shop),
        address: url.pathname + url.search,
        errors: errorsOf(context),
        loaderData: context.loaderData as Record<string, null>,
      };
      const foundation = foundations[language];
      const status = address === null ? 400 : (meta.status ?? context.statusCode);
      const html = renderDocument({
        language,
        themeColors: { light: brand.colors.light.paper, dark: brand.colors.dark.paper },
        title: pageTitle(meta, t),
        pageTags: headTags(meta, url.pathname, language, settings, t),
        preloadTags: [
          ...(language === 'ar' ? [font(coreArabicFont), font(coreSignsFont)] : [font(coreLatinFont)]),
          ...preloadTags(meta, settings),
        ],
        styles: [{ attributes: {}, css: foundation }, componentStyles],
        body,
        // Not hydrated for a malformed URL, which the router in the browser would match differently.
        hydration:
          address === null
            ? null
            : {
                state: pageState,
                scripts: {
                  boot: `/${boot}`,
                  entries,
                  modules: moduleFiles(manifest, [entrySource, ...(handle ? sourcesOf(handle) : [])]),
                },
              },
      });
      const isKept = (status === 200 || url.pathname === notFound) && isComplete(state.shop);
      state.shop.queryClient.clear();
      return {
        status,
        html,
        styles: [foundation, componentStyles.css],
        scripts: [headScript],
        isPrivate: handle?.entry.isPrivate === true,
        isKept,
      };
    },
  };
}

/** Only the matched routes, nested: the static router processes all routes it is created with. */
function routesOf({ matches }: StaticHandlerContext) {
  return matches.reduceRight<StaticHandlerContext['matches'][number]['route'][]>(
    (children, { route }) => [children.length === 0 ? route : { ...route, index: false, children }],
    [],
  );
}

function sourcesOf({ entry, language }: RouteHandle): string[] {
  return [
    ...(entry.path === '' ? [] : ['src/app/routing/pageFiles.ts', 'src/app/messageFiles.ts']),
    `src/routes/${entry.page}.tsx`,
    ...['shell', ...entry.messages].map((domain) => `src/messages/${language}/${domain}.ts`),
    `../../packages/ui/src/foundation/strings/${language}.ts`,
  ];
}

type StyleProps = Readonly<Record<string, string>> & { readonly dangerouslySetInnerHTML: { readonly __html: string } };

interface MatchedPage {
  readonly handle: RouteHandle | undefined;
  readonly module: PageModule | undefined;
  readonly args: PageArgs;
}

function pageOf({ matches }: StaticHandlerContext, url: URL): MatchedPage {
  const match = matches.at(-1);
  const handle = match?.route.handle as RouteHandle | undefined;
  return {
    handle,
    module: handle && loadedPageModule(handle.entry.page),
    args: { language: languageOfPath(url.pathname), params: match?.params ?? {}, url },
  };
}

function errorsOf(context: StaticHandlerContext): PageState['errors'] {
  if (!context.errors) return null;
  return Object.fromEntries(
    Object.entries(context.errors).map(([id, error]: [string, unknown]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: '', internal: false, data: error.data as unknown }
        : { status: 500, statusText: '', internal: false, data: { message: 'server' } },
    ]),
  );
}

/** The component styles, with the attributes that styled-components needs to rehydrate them in the browser. */
function styleElement(sheet: ServerStyleSheet) {
  const props = sheet.getStyleElement()[0]?.props as StyleProps | undefined;
  if (!props) throw new Error('A page without styles');
  const { dangerouslySetInnerHTML, ...attributes } = props;
  return { attributes, css: dangerouslySetInnerHTML.__html };
}

/** Renders to a string after all Suspense boundaries have resolved. */
function renderToText(tree: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      // Prevents React from moving parts of a long page to the end of the document, with scripts that insert them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const chunks: Uint8Array[] = [];
        pipe(
          new Writable({
            write(chunk: Uint8Array, _encoding, written) {
              chunks.push(chunk);
              written();
            },
            final(finished) {
              resolve(Buffer.concat(chunks).toString('utf8'));
              finished();
            },
          }),
        );
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
