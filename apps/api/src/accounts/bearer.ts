import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.js';
import { ProblemError } from '../http/problem.js';
import { findSession, type Authenticated } from './sessions.js';

const BEARER = /^Bearer +(\S+)$/i;

/** Authenticates requests by bearer token. */
export class Bearer {
  constructor(
    private readonly db: Database,
    private readonly now: () => number,
  ) {}

  /** The logged-in user. Throws a 401 for a missing, invalid, revoked or expired token. */
  async require(request: FastifyRequest): Promise<Authenticated> {
    const found = await this.#find(request);
    if (found === undefined) throw loginNeeded();
    return found;
  }

  /**
   * The logged-in user, or null without a token. An invalid token is a 401, so that a user whose session expired does
   * not order as a guest.
   */
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
