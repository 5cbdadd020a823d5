import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.js';
import { ProblemError } from '../http/problem.js';
import { findSession, type Authenticated } from './sessions.js';

const BEARER = /^Bearer +(\S+)$/i;

/** Tells who asks. */
export class Bearer {
  constructor(
    private readonly db: Database,
    private readonly now: () => number,
  ) {}

  /** Who is logged in. Throws a 401 for no token, and for one that is made up, revoked or has run out. */
  async require(request: FastifyRequest): Promise<Authenticated> {
    const found = await this.#find(request);
    if (found === undefined) throw loginNeeded();
    return found;
  }

  /** Who is logged in, or null for a guest. A token that does not hold is a 401: who thinks she is logged in must not order as a guest. */
  async optional(request: FastifyRequest): Promise<Authenticated | null> {
    return request.headers.authorization === undefined ? null : this.require(request);
  }

  async #find(request: FastifyRequest): Promise<Authenticated | undefined> {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    return token === undefined ? undefined : findSession(this.db, token, this.now());
  }
}

function loginNeeded(): ProblemError {
  return new ProblemError(401, 'login_needed', 'Log in first.', { headers: { 'www-authenticate': 'Bearer' } });
}
