import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@mahd/api';
import { LRUCache } from 'lru-cache';

/** A response held in memory: its body in every available encoding, and its headers. */
export interface PreparedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Enables 304 answers. Without it the body is always sent. */
  readonly etag?: string;
  readonly bodies: { readonly identity: Buffer; readonly gzip?: Buffer; readonly br?: Buffer };
}

/** The ETag of a body in all its encodings. It is strong, as requests for ranges of videos need, which are never encoded. */
export const etagOf = (identity: Buffer): string =>
  `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;

export type Encoding = keyof PreparedResponse['bodies'];

/** Sends a prepared response, or 304 when the client has it. The request must carry its id. */
export type Send = (request: IncomingMessage, response: ServerResponse, answer: PreparedResponse) => void;

const encodings = ['br', 'gzip'] as const;

/** Few values of `accept-encoding` are in use. Caching is limited because clients can send anything. */
const maxCachedAccepts = 100;
const maxCachedAcceptLength = 100;

const accepts = new LRUCache<string, ReadonlySet<string>>({ max: maxCachedAccepts });

function acceptedBy(accept: string): ReadonlySet<string> {
  const known = accepts.get(accept);
  if (known) return known;
  const accepted = readAccept(accept);
  if (accept.length <= maxCachedAcceptLength) accepts.set(accept, accepted);
  return accepted;
}

/**
 * Chooses the best encoding the client accepts.
 * @param bodies the encodings available; default: all
 */
export function encodingFor({ headers }: IncomingMessage, bodies?: PreparedResponse['bodies']): Encoding {
  const accepted = acceptedBy(headers['accept-encoding'] ?? '');
  return encodings.find((name) => accepted.has(name) && (bodies === undefined || bodies[name])) ?? 'identity';
}

/**
 * Creates the function that sends prepared responses with their own and the common headers. Headers are flattened once
 * per response: setting them one by one costs more than sending the body.
 */
export function createSend(common: Readonly<Record<string, string>>): Send {
  const heads = new WeakMap<PreparedResponse, Heads>();
  return (request, response, answer) => {
    const { status, etag, bodies } = answer;
    let head = heads.get(answer);
    if (!head) heads.set(answer, (head = headsOf(answer, common)));
    const asked = request.headers;
    const id = String(asked[REQUEST_ID_HEADER]);
    if (status === 200 && etag !== undefined && isKnown(asked['if-none-match'], etag)) {
      response.writeHead(304, [...head.unchanged, REQUEST_ID_HEADER, id]).end();
      return;
    }
    // Browsers seek in videos by requesting ranges. Other files are small and sent in one piece.
    const range = status === 200 && isVideo(answer) ? rangeOf(asked, etag, bodies.identity.length) : null;
    if (range) {
      sendRange(request, response, [...head.unchanged, REQUEST_ID_HEADER, id], bodies.identity, range);
      return;
    }
    const encoding = encodingFor(request, bodies);
    response.writeHead(status, [...head[encoding], REQUEST_ID_HEADER, id]);
    response.end(request.method === 'HEAD' ? undefined : bodies[encoding]);
  };
}

/** Names and values alternate, the raw format of `writeHead`. */
type Head = readonly string[];
type Heads = Readonly<Record<Encoding | 'unchanged', Head>>;

function headsOf({ headers, etag, bodies }: PreparedResponse, common: Readonly<Record<string, string>>): Heads {
  const { 'content-security-policy': policy, ...others } = { ...common, ...headers };
  // A service worker inherits the policy of its script, and it fetches on behalf of pages.
  const isScript = headers['content-type']?.includes('javascript') === true;
  const shared = {
    ...others,
    ...(policy === undefined || isScript ? {} : { 'content-security-policy': policy }),
    ...(etag === undefined ? {} : { etag }),
    ...(isVideo({ headers }) ? { 'accept-ranges': 'bytes' } : {}),
  };
  const flat = (some: Readonly<Record<string, string>>): Head => Object.entries(some).flat();
  const of = (encoding: Encoding): Head =>
    flat({
      ...shared,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String((bodies[encoding] ?? bodies.identity).length),
    });
  return { identity: of('identity'), gzip: of('gzip'), br: of('br'), unchanged: flat(shared) };
}

function readAccept(accept: string): ReadonlySet<string> {
  const parts = accept.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  return new Set(parts.filter(([, quality = '']) => !/^q=0(\.0*)?$/.test(quality)).map(([name = '']) => name));
}

const isVideo = ({ headers }: Pick<PreparedResponse, 'headers'>) =>
  headers['content-type']?.startsWith('video/') === true;

/** First and last byte of a range, or `unsatisfiable`. */
type Range = readonly [first: number, last: number] | 'unsatisfiable';

/**
 * The requested range. Null when the complete file has to be sent: without a range, with several, or when the client
 * has another version of the file.
 */
function rangeOf(asked: IncomingHttpHeaders, etag: string | undefined, length: number): Range | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(asked.range ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  if (asked['if-range'] !== undefined && asked['if-range'] !== etag) return null;
  // `-500` are the last 500 bytes.
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first > last ? 'unsatisfiable' : [first, last];
}

function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  head: readonly string[],
  body: Buffer,
  range: Range,
): void {
  if (range === 'unsatisfiable') {
    response.writeHead(416, [...head, 'content-range', `bytes */${body.length}`, 'content-length', '0']).end();
    return;
  }
  const [first, last] = range;
  response.writeHead(206, [
    ...head,
    ...['content-range', `bytes ${first}-${last}/${body.length}`, 'content-length', String(last - first + 1)],
  ]);
  response.end(request.method === 'HEAD' ? undefined : body.subarray(first, last + 1));
}

/** Weak comparison, as RFC 9110 requires for If-None-Match. */
const isKnown = (tags: string | undefined, etag: string) =>
  tags !== undefined && tags.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);
