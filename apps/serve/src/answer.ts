import type { IncomingMessage, ServerResponse } from 'node:http';

/** A finished answer: its bytes in the encodings we have, and its headers. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: { readonly identity: Buffer; readonly gzip?: Buffer; readonly br?: Buffer };
}

const encodings = ['br', 'gzip'] as const;

/** The best encoding that we have and the browser accepts. */
function encodingOf(bodies: Answer['bodies'], accept: string | undefined): keyof Answer['bodies'] {
  const offered = new Map(
    (accept ?? '').split(',').map((part): [string, string] => {
      const [name = '', quality = ''] = part.trim().toLowerCase().split(/\s*;\s*/);
      return [name, quality];
    }),
  );
  return encodings.find((name) => bodies[name] && offered.has(name) && !/^q=0(\.0*)?$/.test(offered.get(name) ?? '')) ?? 'identity';
}

/** Sends a finished answer: copying bytes, or 304 when the browser has them. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, headers, etag, bodies } = answer;
  const encoding = encodingOf(bodies, request.headers['accept-encoding']);
  // A tag names bytes, so each encoding has its own; the comparison ignores that.
  const known = request.headers['if-none-match']?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);
  if (status === 200 && known) {
    response.writeHead(304, { ...headers, etag }).end();
    return;
  }
  const body = bodies[encoding] ?? bodies.identity;
  response.writeHead(status, { ...headers, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }), 'content-length': body.length, etag });
  response.end(request.method === 'HEAD' ? undefined : body);
}
