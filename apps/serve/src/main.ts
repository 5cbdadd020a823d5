import { createServer, type IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sirv from 'sirv';
import { createApi, StartError } from '@mahd/api';
import { createStorefront, type StorefrontOptions } from '@mahd/storefront/server';
import { ConfigurationError, readConfiguration, type Configuration } from './configuration.js';
import { readCspReport } from './cspReport.js';
import { inProcessFetch } from './inProcessFetch.js';
import { createPageHandler } from './pages.js';
import { commonHeaders } from './securityHeaders.js';

const yearSeconds = 31_536_000;

/** The folder of a workspace package. */
const packageFolder = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

async function start(configuration: Configuration) {
  const { settings } = configuration;
  const client = join(packageFolder('@mahd/storefront'), 'dist/client');
  const headers = Object.entries(commonHeaders(settings));

  const files = sirv(client, { brotli: true, gzip: true, etag: true, setHeaders: (response, path) => response.setHeader('cache-control', path.startsWith('/assets/') ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600') });
  const pictures = sirv(join(packageFolder('@mahd/content'), 'pictures/built'), { etag: true, immutable: true, maxAge: yearSeconds });

  // The server starts to listen only when the page handler is there.
  let handlePage: ReturnType<typeof createPageHandler> | undefined;
  const api = await createApi(configuration.api, {
    onProgress: (step) => console.log(step),
    serverFactory: (handleApi) =>
      createServer((request: IncomingMessage, response) => {
        const path = request.url ?? '/';
        for (const [name, value] of headers) response.setHeader(name, value);
        if (path === '/api' || path.startsWith('/api/')) return handleApi(request, response);
        if (path === '/csp-report') return readCspReport(request, response, (report) => api.app.log.warn({ report }, 'content security policy'));
        const page = () => void handlePage?.(request, response);
        const picture = '/pictures/';
        if (path.startsWith(picture)) {
          request.url = path.slice(picture.length - 1);
          return pictures(request, response, () => response.writeHead(404).end());
        }
        return files(request, response, page);
      }),
  });

  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as StorefrontOptions['manifest'];
  const storefront = createStorefront({
    settings,
    manifest,
    fetch: configuration.remoteApi ? (url, init) => fetch(url, init) : inProcessFetch(api.app),
  });
  handlePage = createPageHandler({
    storefront,
    settings,
    version: () => api.version(),
    onError: (error) => api.app.log.error(error),
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // Kept-alive sockets would hold the close for seconds; idle ones are closed as they become idle.
    const idle = setInterval(() => api.app.server.closeIdleConnections(), 100);
    await api.close();
    clearInterval(idle);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  await api.app.listen({ host: configuration.host, port: configuration.port });
  console.log(`ready ${settings.origin}/en`);
}

try {
  await start(readConfiguration(process.env));
} catch (error) {
  const expected = error instanceof ConfigurationError || error instanceof StartError;
  const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(expected ? (error as Error).message : busy ? 'The port is in use by another program. Set PORT to a free one.' : error);
  process.exit(1);
}
