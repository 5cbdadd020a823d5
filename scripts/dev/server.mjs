import { subscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import { createServer as createVite, defaultServerConditions } from 'vite';
import { runCommand } from '../workspace/command.mjs';
import { inRoot } from '../workspace/root.mjs';
import { CommandError, log } from '../workspace/cli.mjs';
import { hotMessages, refreshedStyles } from './browser-modules.mjs';
import { errorDocument, overlayError } from './error-document.mjs';

/** @typedef {{ handle(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse): void, close(): Promise<void> }} Backend of `apps/serve/src/dev` */
/** @typedef {typeof import('../../apps/serve/src/configuration.js')} ConfigurationModule */
/** @typedef {typeof import('../../apps/api/src/db/open.js')} DatabaseModule */

const storefront = inRoot('apps/storefront');
const contentSources = ['en', 'ar', 'catalogue'].map((folder) => inRoot('packages/content', folder));

/** Requests for the shop's dispatcher; Vite sees all others first. */
const ownPaths = /^\/(api|pictures)\/|^\/(csp-report|service-worker\.js)$/;

/** Starts the shop from its sources. @throws {CommandError} when the port is taken or the configuration is invalid */
export async function startDevelopment() {
  const http = createServer();
  let onChange = (/** @type {string} */ _file) => {};
  let changes = 0;
  const vite = await createVite({
    root: storefront,
    appType: 'custom',
    clearScreen: false,
    server: {
      middlewareMode: true,
      hmr: { server: http },
      // Waits until a file is complete. Without this option, Chokidar also drops a second change within 50 ms.
      watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
    },
    // The sources of the API instead of its build.
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

  /** @param {string} source @returns {Promise<any>} the module from its current sources; the same object while it and its imports are unchanged */
  const load = (source) => vite.ssrLoadModule(source);

  /** Shows an error in the terminal and in every open page. @param {unknown} error */
  function show(error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    const err = overlayError(error);
    vite.config.logger.error(err.stack || err.message, { timestamp: true });
    // Without an open page, Vite would keep the error for the next one, even when it has been fixed by then.
    if (vite.ws.clients.size > 0) hot.send({ type: 'error', err });
    return err;
  }
  /** @param {unknown} error @param {import('node:http').ServerResponse} response */
  function answerError(error, response) {
    const err = show(error);
    if (response.headersSent) response.end();
    else
      response
        .writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(errorDocument(err, changes));
  }

  /** @type {ConfigurationModule} */
  const { readConfiguration, ConfigurationError } = await load(inRoot('apps/serve/src/configuration.ts'));
  const configuration = configurationOf(() => readConfiguration({ HOST: '127.0.0.1', ...process.env }));

  /** Stays open until the database's own code changes. @type {{ open: unknown, database: import('../../apps/api/src/db/database.js').OpenDatabase } | undefined} */
  let openedDatabase;
  /** @type {DatabaseModule['openDatabase']} */
  async function openDatabase(...args) {
    /** @type {DatabaseModule} */
    const { openDatabase: open } = await load(inRoot('apps/api/src/db/open.ts'));
    if (openedDatabase?.open !== open) {
      await openedDatabase?.database.close();
      openedDatabase = undefined;
      openedDatabase = { open, database: await open(...args) };
    }
    return { ...openedDatabase.database, close: async () => {} };
  }

  let current = /** @type {{ open: unknown, backend: Backend } | undefined} */ (undefined);
  /** Returns the back end of the current sources; restarts it if they have changed. @returns {Promise<Backend>} */
  async function reloadBackend() {
    const { openBackend: open } = await load(inRoot('apps/serve/src/dev/backend.ts'));
    if (current && current.open === open) return current.backend;
    const before = current;
    current = undefined;
    await before?.backend.close();
    const backend = await open({
      configuration,
      openDatabase,
      loadStorefront: async () => (await load('/src/server/server.tsx')).createStorefront,
      onProgress: (/** @type {string} */ line) => (before ? undefined : log(line)),
      onPageError: answerError,
    });
    current = { open, backend };
    if (before) log('API restarted');
    return backend;
  }
  let ready = reloadBackend();
  /** Pages being rendered. @type {Set<Promise<unknown>>} */
  const rendering = new Set();

  /** @param {string} file @param {Promise<Backend>} before */
  async function reloadAfterChange(file, before) {
    await before.catch(() => {});
    await Promise.all(rendering);
    // Modules that were loading during the change may have their former source or error, which Vite would keep.
    vite.environments.ssr.moduleGraph.onFileChange(file);
    return reloadBackend();
  }

  // The sources may have changed before an error document was connected.
  hot.on('mahd:error-shown', (shownAt, client) => {
    if (shownAt !== changes) client.send('mahd:changed', { api: false });
  });

  /** The problems of the content until they are fixed. @type {import('vite').ErrorPayload['err'] | undefined} */
  let contentProblems;
  async function takeContent() {
    try {
      await buildContent();
      // A text that has not changed changes no generated file.
      if (contentProblems) hot.send('mahd:changed', { api: false });
      contentProblems = undefined;
    } catch (error) {
      contentProblems = show(error);
    }
  }
  hot.on('vite:client:connect', (_data, client) => {
    if (contentProblems) client.send({ type: 'error', err: contentProblems });
  });

  onChange = (file) => {
    changes += 1;
    if (contentSources.some((folder) => file.startsWith(`${folder}/`))) return void takeContent();
    const before = current;
    ready = reloadAfterChange(file, ready);
    ready.then(
      () => hot.send('mahd:changed', { api: current !== before }),
      (error) => {
        show(error);
        hot.send('mahd:changed', { api: false });
      },
    );
  };

  http.on('request', (request, response) => {
    const isPage = !ownPaths.test((request.url ?? '/').replace(/\?.*/, ''));
    const closed = new Promise((done) => response.once('close', () => done(undefined)));
    // Requests wait while the API restarts.
    const answer = () =>
      ready.then(
        (backend) => {
          // The browser has aborted the request meanwhile; its response never emits `close` again.
          if (response.destroyed) return;
          if (isPage) {
            rendering.add(closed);
            void closed.then(() => rendering.delete(closed));
          }
          backend.handle(request, response);
        },
        (error) => answerError(error, response),
      );
    if (isPage) vite.middlewares(request, response, answer);
    else void answer();
  });

  // Visitors see no details of an API error; developers do.
  subscribe('tracing:fastify.request.handler:error', (message) => {
    const { error } = /** @type {{ error: { status?: number, statusCode?: number } }} */ (message);
    if ((error.status ?? error.statusCode ?? 500) >= 500) show(error);
  });

  const stop = async () => {
    http.close();
    http.closeAllConnections();
    await current?.backend.close();
    await openedDatabase?.database.close();
    await vite.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());

  await listen(http, configuration);
  await buildContent();
  await ready.catch((error) => {
    // Errors in the sources can be fixed while the server runs; start and configuration errors end it.
    if (error.name === 'StartError' || error instanceof ConfigurationError) throw new CommandError(error.message);
    show(error);
  });
  log(`ready ${configuration.settings.origin}/en`);
}

/** @template T @param {() => T} read @returns {T} */
function configurationOf(read) {
  try {
    return read();
  } catch (error) {
    throw new CommandError(/** @type {Error} */ (error).message);
  }
}

/** @param {import('node:http').Server} http @param {{ host: string, port: number }} configuration */
function listen(http, { host, port }) {
  return new Promise((resolve, reject) => {
    http.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new CommandError(`Port ${port} is in use by another program. Set PORT to a free one.`)
          : error,
      ),
    );
    http.listen(port, host, () => resolve(undefined));
  });
}

/** Builds the texts and the catalogue for the API. @throws {Error} with the problems found */
async function buildContent() {
  const { code, output } = await runCommand(process.execPath, [inRoot('packages/content/scripts/build-content.mjs')]);
  // The place in this file says nothing about a problem of the content.
  if (code !== 0) throw Object.assign(new Error(output.trim()), { stack: '' });
}
