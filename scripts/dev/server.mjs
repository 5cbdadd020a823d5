import { subscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import { createServer as createVite, defaultServerConditions } from 'vite';
import { runCommand } from '../workspace/command.mjs';
import { inRoot } from '../workspace/root.mjs';
import { say, StepError } from '../workspace/step.mjs';
import { hotMessages, refreshedStyles } from './browser-modules.mjs';
import { errorDocument, overlayError } from './error-document.mjs';

/** @typedef {{ handle(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse): void, close(): Promise<void> }} Backend of `apps/serve/src/dev` */
/** @typedef {typeof import('../../apps/serve/src/configuration.js')} ConfigurationModule */
/** @typedef {typeof import('../../apps/api/src/db/open.js')} DatabaseModule */

const storefront = inRoot('apps/storefront');
const contentSources = ['en', 'ar', 'catalogue'].map((folder) => inRoot('packages/content', folder));

/** What the dispatcher answers; everything else may be a module of Vite's first. */
const ownPaths = /^\/(api|pictures)\/|^\/(csp-report|service-worker\.js)$/;

/** Starts the shop from its sources. @throws {StepError} when a person has to do something first */
export async function startDevelopment() {
  const http = createServer();
  let onChange = (/** @type {string} */ _file) => {};
  const vite = await createVite({
    root: storefront,
    appType: 'custom',
    clearScreen: false,
    server: {
      middlewareMode: true,
      hmr: { server: http },
      // Chokidar reports a file once it is complete. Without this option it also drops a second change within 50 ms, so a page could keep half-written content.
      watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
    },
    // The sources of the API and not its build.
    ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
    plugins: [
      hotMessages(),
      refreshedStyles(),
      {
        name: 'mahd:server',
        hotUpdate({ file }) {
          if (this.environment.name !== 'ssr') return undefined;
          onChange(file);
          return [];
        },
      },
    ],
  });
  vite.watcher.add(contentSources);
  const { hot } = vite.environments.client;

  /** @param {string} source @returns {Promise<any>} the module as its sources are now; the same one as long as nothing below it has changed */
  const load = (source) => vite.ssrLoadModule(source);

  /** Shows an error in the terminal and in every open page. @param {unknown} error */
  function show(error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    const err = overlayError(error);
    vite.config.logger.error(err.stack || err.message, { timestamp: true });
    hot.send({ type: 'error', err });
    return err;
  }
  /** @param {unknown} error @param {import('node:http').ServerResponse} response */
  function answerError(error, response) {
    const err = show(error);
    if (response.headersSent) response.end();
    else
      response
        .writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(errorDocument(err));
  }

  /** @type {ConfigurationModule} */
  const { readConfiguration, ConfigurationError } = await load(inRoot('apps/serve/src/configuration.ts'));
  const configuration = configurationOf(() => readConfiguration({ HOST: '127.0.0.1', ...process.env }));

  /** The database stays open while the code of the API changes, unless that of the database does. @type {{ open: unknown, database: import('../../apps/api/src/db/database.js').OpenDatabase } | undefined} */
  let kept;
  /** @type {DatabaseModule['openDatabase']} */
  async function openDatabase(...wanted) {
    /** @type {DatabaseModule} */
    const { openDatabase: open } = await load(inRoot('apps/api/src/db/open.ts'));
    if (kept?.open !== open) {
      await kept?.database.close();
      kept = undefined;
      kept = { open, database: await open(...wanted) };
    }
    return { ...kept.database, close: async () => {} };
  }

  let current = /** @type {{ open: unknown, backend: Backend } | undefined} */ (undefined);
  /** The back end of the present sources: another one when they have changed. @returns {Promise<Backend>} */
  async function renew() {
    const { openBackend: open } = await load(inRoot('apps/serve/src/dev/backend.ts'));
    if (current && current.open === open) return current.backend;
    const before = current;
    current = undefined;
    await before?.backend.close();
    const backend = await open({
      configuration,
      openDatabase,
      loadStorefront: async () => (await load('/src/server/server.tsx')).createStorefront,
      onProgress: (/** @type {string} */ line) => (before ? undefined : say(line)),
      onPageError: answerError,
    });
    current = { open, backend };
    if (before) say('API restarted');
    return backend;
  }
  let ready = renew();

  onChange = (file) => {
    if (contentSources.some((folder) => file.startsWith(`${folder}/`))) return void buildContent().catch(show);
    const before = current;
    ready = ready.then(renew, renew);
    ready.then(
      () => hot.send('mahd:changed', { api: current !== before }),
      (error) => {
        show(error);
        hot.send('mahd:changed', { api: false });
      },
    );
  };

  http.on('request', (request, response) => {
    // Whoever asks while the API is renewed waits for the new one.
    const answer = () =>
      ready.then(
        (backend) => backend.handle(request, response),
        (error) => answerError(error, response),
      );
    if (ownPaths.test((request.url ?? '/').replace(/\?.*/, ''))) void answer();
    else vite.middlewares(request, response, answer);
  });

  // What fails in a route of the API is told to the visitor in one word; whoever develops wants to see it.
  subscribe('tracing:fastify.request.handler:error', (message) => {
    const { error } = /** @type {{ error: { status?: number, statusCode?: number } }} */ (message);
    if ((error.status ?? error.statusCode ?? 500) >= 500) show(error);
  });

  const stop = async () => {
    http.close();
    http.closeAllConnections();
    await current?.backend.close();
    await kept?.database.close();
    await vite.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());

  await listen(http, configuration);
  await buildContent();
  await ready.catch((error) => {
    // Whatever is wrong with the sources can be mended while this runs; the rest is for who started it.
    if (error.name === 'StartError' || error instanceof ConfigurationError) throw new StepError(error.message);
    show(error);
  });
  say(`ready ${configuration.settings.origin}/en`);
}

/** @template T @param {() => T} read @returns {T} */
function configurationOf(read) {
  try {
    return read();
  } catch (error) {
    throw new StepError(/** @type {Error} */ (error).message);
  }
}

/** @param {import('node:http').Server} http @param {{ host: string, port: number }} configuration */
function listen(http, { host, port }) {
  return new Promise((resolve, reject) => {
    http.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StepError(`Port ${port} is in use by another program. Set PORT to a free one.`)
          : error,
      ),
    );
    http.listen(port, host, () => resolve(undefined));
  });
}

/** Makes what the API reads from the texts and the catalogue. @throws {Error} saying what is wrong with them */
async function buildContent() {
  const { code, output } = await runCommand(process.execPath, [inRoot('packages/content/scripts/build-content.mjs')]);
  if (code !== 0) throw new Error(output.trim());
}
