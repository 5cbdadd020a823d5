import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A weak ETag: compression by a proxy changes the bytes. */
export function etagOf(body: string | Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Adds an ETag to GET responses and answers 304 to matching `If-None-Match`. */
export function registerEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return payload;
    if (reply.statusCode !== 200 || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return payload;
    const given = reply.getHeader('etag');
    const etag = typeof given === 'string' ? given : etagOf(payload);
    reply.header('etag', etag);
    return isFresh(request, etag) ? notModified(reply) : payload;
  });
}

function isFresh(request: FastifyRequest, etag: string): boolean {
  const seen = request.headers['if-none-match'];
  return seen !== undefined && seen.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
}

function notModified(reply: FastifyReply): string {
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return '';
}
