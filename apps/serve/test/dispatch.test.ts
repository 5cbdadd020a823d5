import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSend, type PreparedResponse } from '../src/preparedResponse.js';
import { createDispatcher } from '../src/dispatch.js';
import { robotsResponse } from '../src/robots.js';
import { Shutdown } from '../src/shutdown.js';
import { readStaticFiles, withFilms } from '../src/staticFiles.js';

const script = 'console.info("مهد");\n'.repeat(50);
const prepared = (type: string, etag: string, text: string): PreparedResponse => ({
  status: 200,
  headers: { 'content-type': type },
  etag,
  bodies: { identity: Buffer.from(text) },
});
let folder = '';
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mahd-files-'));
  await mkdir(join(folder, 'assets'));
  const asset = join(folder, 'assets/app-1234.js');
  await Promise.all([
    writeFile(asset, script),
    writeFile(`${asset}.br`, brotliCompressSync(script)),
    writeFile(`${asset}.gz`, gzipSync(script)),
    writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    writeFile(join(folder, '.secret'), 'nobody reads this'),
  ]);
  const files = await readStaticFiles(folder, (path) =>
    path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
  const says = (text: string) => (_request: unknown, response: { end(text: string): void }) => response.end(text);
  const headers = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" };
  const send = createSend(headers);
  const page: PreparedResponse = { status: 200, headers: {}, bodies: { identity: Buffer.from('page') } };
  server = createServer(
    createDispatcher({
      headers,
      send,
      shutdown: new Shutdown(),
      files: new Map([...files, ['/robots.txt', robotsResponse({ origin: 'https://shop.example' })]]),
      pictures: withFilms(
        new Map([['/a.webp', prepared('image/webp', '"a"', 'picture')]]),
        new Map([['/bath.mp4', prepared('video/mp4', '"film"', '0123456789')]]),
      ),
      api: (request, response) =>
        response.end(request.url === '/api/echo-id' ? request.headers['x-request-id'] : 'api'),
      cspReport: says('report'),
      page: (request, response) => send(request, response, page),
    }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true });
});

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends raw requests: other clients normalise the path. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Got>((done, refuse) => {
    const { port } = server.address() as AddressInfo;
    const call = ask({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    call.on('error', refuse).end();
  });

const path = '/assets/app-1234.js';

describe('a built file', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=1.0, *;q=0.1', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    ['br;q=0, gzip;q=0.0', undefined, (body: Buffer) => body],
  ])('is sent to a client that accepts "%s" as %s', async (accept, encoding, decode) => {
    const { status, headers, body } = await get(path, { 'accept-encoding': accept });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(decode(body).toString()).toBe(script);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-length']).toBe(String(body.length));
  });

  it('answers 304', async () => {
    const { headers } = await get(path);
    const etag = headers.etag ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(path, { 'if-none-match': known, 'accept-encoding': 'br' });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answers HEAD with headers only', async () => {
    const [whole, head] = [
      await get(path, { 'accept-encoding': 'br' }),
      await get(path, { 'accept-encoding': 'br' }, 'HEAD'),
    ];
    expect(head.body).toHaveLength(0);
    expect(head.headers).toMatchObject({
      'content-length': String(whole.body.length),
      'content-encoding': 'br',
      etag: whole.headers.etag,
    });
  });

  it('is found with any query, and only by its own path', async () => {
    expect((await get(`${path}?v=2`)).status).toBe(200);
    expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect((await get('/pictures/a.webp')).body.toString()).toBe('picture');
    for (const other of [
      '/assets/app-1234.js.br',
      '/assets/none.js',
      '/assets/../../package.json',
      '/pictures/../package.json',
      '/pictures/none.webp',
    ]) {
      expect([other, (await get(other)).status]).toEqual([other, 404]);
    }
    for (const gone of ['/assets/none.js', '/pictures/none.webp'])
      expect((await get(gone)).headers['cache-control']).toBe('no-store');
    expect((await get('/.secret')).body.toString()).toBe('page');
  });
});

describe('a film', () => {
  const film = '/pictures/films/bath.mp4';
  const range = (value: string, more: Record<string, string> = {}, method?: string) =>
    get(film, { range: value, ...more }, method);

  it('is sent complete without a range, and says that ranges are possible', async () => {
    const { status, headers, body } = await get(film);
    expect([status, body.toString(), headers['accept-ranges']]).toEqual([200, '0123456789', 'bytes']);
    expect((await get('/pictures/a.webp', { range: 'bytes=0-1' })).status).toBe(200);
  });

  it.each([
    ['bytes=0-', '0123456789', 'bytes 0-9/10'],
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-99', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('is sent in part: %s', async (value, text, sent) => {
    const { status, headers, body } = await range(value);
    expect([status, body.toString(), headers['content-range']]).toEqual([206, text, sent]);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(text.length),
      etag: '"film"',
    });
    const head = await range(value, {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-range']]).toEqual([206, 0, sent]);
  });

  it.each(['bytes=10-', 'bytes=-0'])('answers 416 beyond its end: %s', async (value) => {
    const { status, headers, body } = await range(value);
    expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */10', 0]);
  });

  it.each(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=-', 'bytes=a-b', 'items=0-1'])(
    'is sent complete for a range it does not understand: %s',
    async (value) => {
      expect((await range(value)).status).toBe(200);
    },
  );

  it('is sent complete when the client has the beginning of another version', async () => {
    expect((await range('bytes=2-4', { 'if-range': '"film"' })).status).toBe(206);
    expect((await range('bytes=2-4', { 'if-range': '"older"' })).status).toBe(200);
  });
});

describe('the dispatcher', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'refuses %s for files and pages, not for the API',
    async (method) => {
      for (const place of [path, '/en', '/robots.txt', '/pictures/a.webp']) {
        const { status, headers } = await get(place, {}, method);
        expect([place, status, headers.allow]).toEqual([place, 405, 'GET, HEAD']);
      }
      expect((await get('/api/orders', {}, method)).body.toString()).toBe('api');
    },
  );

  it('dispatches by path', async () => {
    const answers = await Promise.all(
      ['/api', '/api/geo?x=1', '/csp-report', '/', '/apis', '/en/cart'].map(async (place) =>
        (await get(place)).body.toString(),
      ),
    );
    expect(answers).toEqual(['api', 'api', 'report', 'page', 'page', 'page']);
  });

  it('sets the request id, given or new', async () => {
    for (const place of ['/en', path, '/api/geo', '/pictures/none.webp', '/csp-report']) {
      expect([place, (await get(place, { 'x-request-id': 'from-the-proxy-1' })).headers['x-request-id']]).toEqual([
        place,
        'from-the-proxy-1',
      ]);
      for (const odd of [undefined, 'short', 'with spaces in it'])
        expect((await get(place, odd === undefined ? {} : { 'x-request-id': odd })).headers['x-request-id']).toMatch(
          /^[0-9a-f-]{36}$/,
        );
    }
    expect((await get('/api/echo-id', { 'x-request-id': 'from-the-proxy-1' })).body.toString()).toBe(
      'from-the-proxy-1',
    );
  });

  it('sends a strict policy with everything but pages and scripts', async () => {
    for (const place of ['/favicon.svg', '/robots.txt', '/pictures/a.webp', '/pictures/none.webp', '/api/geo'])
      expect([place, (await get(place)).headers['content-security-policy']]).toEqual([place, "default-src 'none'"]);
    expect((await get(path)).headers['content-security-policy']).toBeUndefined();
  });

  it('serves robots.txt with the sitemap', async () => {
    const { headers, body } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.toString().split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Sitemap: https://shop.example/sitemap.xml']),
    );
  });
});
