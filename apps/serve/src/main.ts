import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createApi, StartError } from '@mahd/api';
import { dispatchAfter } from '@mahd/rules/shop/delivery';
import { createStorefront, type StorefrontOptions } from '@mahd/storefront/server';
import { createSend } from './preparedResponse.js';
import { ConfigurationError, readConfiguration, type Configuration } from './configuration.js';
import { createCspReportHandler } from './cspReport.js';
import { createDispatcher } from './dispatch.js';
import { inProcessFetch, remoteFetch } from './inProcessFetch.js';
import { listenProblem } from './listenProblem.js';
import { createPageHandler } from './pages.js';
import { robotsResponse } from './robots.js';
import { commonHeaders } from './securityHeaders.js';
import { Shutdown } from './shutdown.js';
import { startNotices } from './startNotices.js';
import { readStaticFiles, withFilms } from './staticFiles.js';

const yearSeconds = 31_536_000;

/** Longer than the idle timeout of proxies (nginx: 60 s): a request sent on a connection we are closing is lost. */
const keepAliveTimeout = 75_000;

/** For a whole request: pictures of a return may take a long time on a mobile network. */
const requestTimeout = 120_000;

const packageFolder = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Lifetime of cached pages with a remote API, which does not report content changes. In ms. */
const remotePageMs = 60_000;

async function start(configuration: Configuration) {
  const { settings } = configuration;
  const client = join(packageFolder('@mahd/storefront'), 'dist/client');

  const forEver = `public, max-age=${yearSeconds}, immutable`;
  const [files, pictures, films] = await Promise.all([
    // Browsers must find a new service worker at once.
    readStaticFiles(client, (path) =>
      path.startsWith('assets/') ? forEver : path === 'service-worker.js' ? 'no-cache' : 'public, max-age=3600',
    ),
    readStaticFiles(join(packageFolder('@mahd/content'), 'pictures/built'), () => forEver),
    readStaticFiles(join(packageFolder('@mahd/content'), 'films/built'), () => forEver),
  ]);

  // Assigned before the server listens.
  const pages: { handle?: ReturnType<typeof createPageHandler> } = {};
  const shutdown = new Shutdown();
  const headers = commonHeaders(settings);
  const send = createSend(headers);
  const api = await createApi(configuration.api, {
    onProgress: say,
    headers,
    isStopping: () => shutdown.stopping,
    serverFactory: (handleApi) =>
      createServer(
        { keepAliveTimeout, requestTimeout },
        createDispatcher({
          headers,
          send,
          shutdown,
          files: new Map([...files, ['/robots.txt', robotsResponse(settings)]]),
          pictures: withFilms(pictures, films),
          api: handleApi,
          cspReport: createCspReportHandler({
            log: (report, leftOut) => api.app.log.warn({ report, leftOut }, 'content security policy'),
            trustProxy: configuration.api.trustProxy,
          }),
          page: (request, response) => pages.handle?.(request, response),
        }),
      ),
  });

  const manifest = JSON.parse(
    await readFile(join(client, '.vite/manifest.json'), 'utf8'),
  ) as StorefrontOptions['manifest'];
  const storefront = createStorefront({
    settings,
    manifest,
    onError: (error) => api.app.log.error(error),
    fetch: configuration.remoteApi ? remoteFetch : inProcessFetch(api.app),
  });
  pages.handle = createPageHandler({
    storefront,
    settings,
    // Pages contain delivery dates, which change with the day of dispatch.
    version: async () => {
      const content = configuration.remoteApi ? Math.floor(Date.now() / remotePageMs) : await api.version();
      return `${content} ${dispatchAfter(Date.now(), settings.delivery).dispatchDate}`;
    },
    log: api.app.log,
    metrics: api.metrics,
    trustProxy: configuration.api.trustProxy,
    send,
  });

  let ending: Promise<void> | undefined;
  const stop = () => (ending ??= shutdown.drain(api.app.server).then(() => api.close()));
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  await api.app.listen({ host: configuration.host, port: configuration.port });
  for (const notice of startNotices(configuration)) say(notice);
  say(`ready ${settings.origin}/en`);
}

try {
  await start(readConfiguration(process.env));
} catch (error) {
  const expected = error instanceof ConfigurationError || error instanceof StartError;
  const reason = expected
    ? (error as Error).message
    : (listenProblem(error) ?? (error as Error).stack ?? String(error));
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
