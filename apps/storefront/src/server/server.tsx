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
import { ServerStyleSheet } from 'styled-components';
import { dehydrateShop } from '@mahd/data/store';
import { isLanguage, languageOfPath, type Language } from '@mahd/rules/locale';
import { mahd } from '@mahd/ui/brands/mahd';
import { nada } from '@mahd/ui/brands/nada';
import { fontFaces, type FontFiles } from '@mahd/ui/fonts';
import { globalCss } from '@mahd/ui/GlobalStyle';
import { serverApp } from '../app/AppContext.js';
import { createAppState, createTexts, type AppState } from '../app/AppState.js';
import { Root } from '../app/Root.js';
import { arabicFont, coreArabicFont, coreLatinFont, coreSignsFont, latinFont } from '../app/document/fontFiles.js';
import { metaOfPage } from './metaOfPage.js';
import { headTags, pageTitle, preloadTags, type HeadTag } from './headTags.js';
import { moduleFiles } from './manifest.js';
import { isPersonalAddress } from '../app/document/personalAddress.js';
import type { PageState } from '../app/document/PageState.js';
import { renderDocument } from './renderDocument.js';
import { sitemapOf } from './sitemaps.js';
import { createAnswers } from './createAnswers.js';
import { RouteErrorsProvider } from '../app/routeErrors.js';
import { createRoutes } from '../app/routing/createRoutes.js';
import { pageUrl, type RouteHandle } from '../app/routing/routeHandle.js';
import { loadedPageModule, type PageArgs, type PageModule } from '../app/routing/pageModules.js';
import type { Storefront, StorefrontOptions } from './Storefront.js';

const brands = { mahd, nada };

/** An answer that is no page of its own. */
const empty = { html: '', styles: [], isKept: false };

const entrySource = 'src/client/client.tsx';
const bootSource = 'src/client/boot.ts';

/** What the router stumbles over in a path: control characters, and what ends a line. */
const unreadable = /[\p{Cc}\u2028\u2029]/u;

/** How many addresses are remembered, and how long one may be, characters: together at most some megabytes, whatever is asked. */
const mostAddresses = 10_000;
const longestAddress = 300;

/** An address that no page has; what is rendered here is sent for all such. */
const notFoundAddress = (language: Language) => `/${language}/-`;

export function createStorefront({ settings, fetch, manifest, onError }: StorefrontOptions): Storefront {
  // The same on every page of a language, and the browser never has to change it: no script of ours writes it.
  const core = { latin: coreLatinFont, arabic: coreArabicFont };
  const foundationWith = (own: FontFiles['core']) =>
    fontFaces({ latin: latinFont, arabic: arabicFont, core: own }) + globalCss(brands[settings.brand]);
  const foundations = { en: foundationWith(core), ar: foundationWith({ ...core, signs: coreSignsFont }) };
  const boot = manifest[bootSource]?.file;
  // The libraries come before what imports them.
  const entries = moduleFiles(manifest, [entrySource]).reverse();
  if (!boot || entries.length === 0) throw new Error('The browser build is missing: run the build first');
  // One for all requests: to rank routes and to prepare texts takes longer than most pages. What belongs to a request is the router's context.
  const texts = createTexts();
  const { query, dataRoutes } = createStaticHandler(createRoutes((context) => context as AppState));
  const answers = createAnswers();
  const stateOfRequest = (version?: string) =>
    createAppState(settings, fetch, onError, version === undefined ? { texts } : { texts, answers: answers(version) });

  const handleOf = (pathname: string) =>
    matchRoutes(dataRoutes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined;

  // The router takes longer to find a route than a kept page takes to send.
  const addresses = new LRUCache<string, { readonly address: string | null }>({ max: mostAddresses });
  const findAddress = (pathAndQuery: string): string | null => {
    try {
      // `//host/…` must stay a path of this site, also where it comes about by `..`.
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
      const context = await query(new Request(url), { requestContext: state });
      // A loader that knows a better address has thrown `redirect`.
      if (context instanceof Response)
        return { ...empty, status: context.status, location: context.headers.get('location') ?? '/' };
      const notFound = notFoundAddress(language);
      if (context.statusCode === 404 && url.pathname !== notFound) return { ...empty, status: 404, sameAs: notFound };

      // What a loader could not fetch it has reported itself; this is what kept a page from being loaded at all.
      for (const error of Object.values(context.errors ?? {}) as unknown[])
        if (!isRouteErrorResponse(error)) onError(error);

      const page = pageOf(context, url);
      const sameAs = context.errors ? null : page.module?.sameAs?.(state, page.args);
      if (sameAs) return { ...empty, status: 200, sameAs };

      const sheet = new ServerStyleSheet();
      const router = createStaticRouter(routesOf(context), context);
      const tree = sheet.collectStyles(
        <Root app={serverApp(state, url.pathname + url.search)}>
          <RouteErrorsProvider value={context.errors}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </RouteErrorsProvider>
        </Root>,
      );
      const body = await renderToText(tree);
      // The process has others to answer between React's work and ours.
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
        shop: dehydrateShop(state.shop),
        address: url.pathname + url.search,
        errors: errorsOf(context),
        loaderData: context.loaderData as Record<string, null>,
      };
      const foundation = foundations[language];
      const status = address === null ? 400 : (meta.status ?? context.statusCode);
      const html = renderDocument({
        language,
        title: pageTitle(meta, t),
        pageTags: headTags(meta, url.pathname, language, settings, t),
        preloadTags: [
          ...(language === 'ar' ? [font(coreArabicFont), font(coreSignsFont)] : [font(coreLatinFont)]),
          ...preloadTags(meta, settings),
        ],
        styles: [{ attributes: {}, css: foundation }, componentStyles],
        body,
        // A malformed address means something else to the browser's router; that page stays plain HTML.
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
      state.shop.queryClient.clear();
      return {
        status,
        html,
        styles: [foundation, componentStyles.css],
        isPrivate: handle?.entry.isPrivate === true,
        isKept: status === 200 || url.pathname === notFound,
      };
    },
  };
}

/** The routes that make up a page, one within the other: the router goes over all it is given for each page. */
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

/** The styles of the page's components, with the attributes by which styled-components finds and rehydrates them in the browser. */
function styleElement(sheet: ServerStyleSheet) {
  const props = sheet.getStyleElement()[0]?.props as StyleProps | undefined;
  if (!props) throw new Error('A page without styles');
  const { dangerouslySetInnerHTML, ...attributes } = props;
  return { attributes, css: dangerouslySetInnerHTML.__html };
}

/** The whole HTML, once everything in it is there. */
function renderToText(tree: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      // A long page stays in one piece: React would send the rest after it, with a script that puts it in its place.
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
