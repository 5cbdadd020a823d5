import type { FastifyInstance } from 'fastify';
import { malformed } from './problem.js';

const NUL = String.fromCharCode(0);
const MAX_DEPTH = 8;

/** Rejects broken percent-encoding, NUL characters (PostgreSQL cannot store them) and deeply nested bodies. */
export function registerGuards(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { url } = request.raw;
    if (url !== undefined && /[%\0]/.test(url) && !isDecodable(url)) throw malformed();
  });
  app.addHook('preValidation', async (request) => {
    if (request.body !== undefined && !Buffer.isBuffer(request.body) && !isHarmless(request.body)) throw malformed();
  });
}

function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url.replaceAll('+', ' ')).includes(NUL);
  } catch {
    return false;
  }
}

/** Whether a parsed body can be stored and is not deeply nested. */
export function isHarmless(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes(NUL);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(([key, inner]) => !key.includes(NUL) && isHarmless(inner, depth + 1));
}
