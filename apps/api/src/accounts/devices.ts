import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.js';
import { findUserByEmail } from './queries.js';

const NAME = 'mahd_device';
const LIFE_SECONDS = 180 * 24 * 3600;
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([a-z0-9]{1,12})\\.([A-Za-z0-9_-]{22})\\.([A-Za-z0-9_-]{43})(?:;|$)`);

/**
 * Recognises browsers that have logged in to an account before, by a signed HttpOnly, SameSite cookie. It grants no
 * access: it only exempts the owner from login limits that others may have exhausted. The cookie holds a random id and
 * an expiry; the account and its password are only in the signature, so a new password ends all cookies.
 */
export class KnownDevices {
  constructor(
    private readonly db: Database,
    private readonly secret: string,
    private readonly now: () => number,
    private readonly isSecure: boolean,
  ) {}

  /** The device id if this browser has logged in to the account; null otherwise. */
  async deviceOf(request: FastifyRequest, account: string): Promise<string | null> {
    const [, end = '', id = '', signature] = VALUE.exec(request.headers.cookie ?? '') ?? [];
    if (signature === undefined) return null;
    const given = Buffer.from(signature, 'base64url');
    const expected = await this.#sign(account, end, id);
    const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
    return isGenuine && Number.parseInt(end, 36) > this.now() ? id : null;
  }

  /** Sets the device cookie for half a year. */
  async remember(reply: FastifyReply, account: string): Promise<void> {
    const end = (this.now() + LIFE_SECONDS * 1000).toString(36);
    const id = randomBytes(16).toString('base64url');
    const signature = await this.#sign(account, end, id);
    const value = `${end}.${id}.${signature.toString('base64url')}`;
    reply.header(
      'set-cookie',
      `${NAME}=${value}; Path=/api/auth; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict${this.isSecure ? '; Secure' : ''}`,
    );
  }

  async #sign(account: string, end: string, id: string): Promise<Buffer> {
    const user = await findUserByEmail(this.db, account);
    return createHmac('sha256', this.secret)
      .update(`device:${account}:${end}:${id}:${user?.passwordHash ?? ''}`)
      .digest();
  }
}
