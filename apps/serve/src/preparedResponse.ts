import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { requestIdHeader } from './requestId.js';

/** A finished answer: its bytes in the encodings we have, and its headers. */
export interface PreparedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Names the bytes, so that who has them need not get them again; without it they are always sent. */
  readonly etag?: string;
  readonly bodies: { readonly identity: Buffer; readonly gzip?: Buffer; readonly br?: Buffer };
}

export type Encoding = keyof PreparedResponse['bodies'];

/** Sends a finished answer: copying bytes, or 304 when the browser has them. The request has its id. */
export type Send = (request: IncomingMessage, response: ServerResponse, answer: PreparedResponse) => void;

const encodings = ['br', 'gzip'] as const;

/** Browsers say which encodings they accept in a few ways. Beyond so many, of this length, nobody's is remembered. */
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
 * The encoding in which a client gets an answer: the best it accepts.
 * @param bodies what there is to choose from; without it, every encoding
 */
export function encodingFor({ headers }: IncomingMessage, bodies?: PreparedResponse['bodies']): Encoding {
  const accepted = acceptedBy(headers['accept-encoding'] ?? '');
  return encodings.find((name) => accepted.has(name) && (bodies === undefined || bodies[name])) ?? 'identity';
}

/**
 * Makes what sends finished answers, each with its own headers and those that all have in common. The head of an answer is put
 * together once: every header that is set one by one, each time, takes longer than the bytes do.
 */
export function createSend(common: Readonly<Record<string, string>>): Send {
  const heads = new WeakMap<PreparedResponse, Heads>();
  return (request, response, answer) => {
    const { status, etag, bodies } = answer;
    let head = heads.get(answer);
    if (!head) heads.set(answer, (head = headsOf(answer, common)));
    const asked = request.headers;
    const id = String(asked[requestIdHeader]);
    if (status === 200 && etag !== undefined && isKnown(asked['if-none-match'], etag)) {
      response.writeHead(304, [...head.unchanged, requestIdHeader, id]).end();
      return;
    }
    const encoding = encodingFor(request, bodies);
    response.writeHead(status, [...head[encoding], requestIdHeader, id]);
    response.end(request.method === 'HEAD' ? undefined : bodies[encoding]);
  };
}

/** Names and values in turn, as Node takes them without another look. */
type Head = readonly string[];
type Heads = Readonly<Record<Encoding | 'unchanged', Head>>;

function headsOf({ headers, etag, bodies }: PreparedResponse, common: Readonly<Record<string, string>>): Heads {
  const { 'content-security-policy': policy, ...others } = { ...common, ...headers };
  // A policy on a script would bind the worker that it becomes, and a worker fetches on the page's behalf.
  const isScript = headers['content-type']?.includes('javascript') === true;
  const shared = {
    ...others,
    ...(policy === undefined || isScript ? {} : { 'content-security-policy': policy }),
    ...(etag === undefined ? {} : { etag }),
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

/** The encodings that a browser accepts. */
function readAccept(accept: string): ReadonlySet<string> {
  const parts = accept.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  return new Set(parts.filter(([, quality = '']) => !/^q=0(\.0*)?$/.test(quality)).map(([name = '']) => name));
}

/** A tag names a page, whatever its encoding and however weakly it is meant. */
const isKnown = (tags: string | undefined, etag: string) =>
  tags !== undefined && tags.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);
