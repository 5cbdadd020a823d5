import fs from 'node:fs';
import path from 'node:path';
import type { AuthAnswer, Registered } from '@mahd/contract';
import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { users } from '../../src/db/schema/index.js';
import type { TestShop } from './shop.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type App = Pick<TestShop, 'app'>;

export const PASSWORD = 'secret-1';
export const LANDING = 'http://localhost:3000/en/register/success';

/** A valid registration form. */
export function registrationOf(
  email: string,
  changes: Record<string, string | undefined> = {},
): Record<string, string> {
  const form = {
    name: 'Mariam Saeed',
    firstName: 'Mariam',
    lastName: 'Saeed',
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    mobile: '501112233',
    address: 'Street 4 / Villa 9',
    area: 'Al Barsha',
    emirates: 'Dubai',
    country: 'UAE',
    user_type: 'user',
    redirect_url: LANDING,
    ...changes,
  };
  return Object.fromEntries(Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** Sends a multipart form. */
export async function sendForm(
  { app }: App,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  const request = new Request('http://localhost/', { method: 'POST', body: data });
  return app.inject({
    method: 'POST',
    url: `/api/${url}`,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

export async function register(
  shop: App,
  email: string,
  changes: Record<string, string | undefined> = {},
): Promise<AuthAnswer> {
  const answer = await sendForm(shop, 'auth/register', registrationOf(email, changes));
  const body = answer.json<Registered>();
  if (answer.statusCode !== 200 || body.status !== 200) throw new Error(answer.body);
  return body;
}

/** Registers a verified user; returns the token. */
export async function registerVerified(shop: Pick<TestShop, 'app' | 'database'>, email: string): Promise<string> {
  const { access_token: token, user } = await register(shop, email);
  await shop.database.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user._id));
  return token;
}

export const logIn = (shop: App, email: string, password: string) =>
  sendForm(shop, 'auth/login', { email, password, user_type: 'user' });

/** Sends an authenticated request. */
export function as({ app }: App, token: string, method: Method, url: string, payload?: object) {
  return app.inject({
    method,
    url: `/api/${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** The token in the fragment of a mailed link. */
export const tokenOf = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';

/** Confirms an address as the page of the mailed link does: in a browser with a session, or with a password. */
export const verify = (
  { app }: App,
  link: string,
  { session, password }: { session?: string; password?: string } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/verify-email',
    headers: session === undefined ? {} : { authorization: `Bearer ${session}` },
    payload: { token: tokenOf(link), password },
  });

/** The first link in the newest mail of a kind to an address. */
export async function mailedLink(
  shop: TestShop,
  kind: string,
  to: string,
  besides: readonly string[] = [],
): Promise<string> {
  return vi.waitFor(
    async () => {
      await shop.work.mails();
      const folder = path.join(shop.dataDir, 'outbox');
      const files = fs.existsSync(folder)
        ? fs.readdirSync(folder).filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.eml'))
        : [];
      const links = files
        .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
        .filter((mail) => mail.includes(`To: ${to}`))
        .map((mail) => /https?:\/\/[^\s"<]+/.exec(partOf(mail, 'plain'))?.[0] ?? '')
        .filter((link) => link !== '' && !besides.includes(link));
      const [link] = links;
      if (link === undefined) throw new Error(`No ${kind} mail to ${to} yet`);
      return link;
    },
    { timeout: 20_000, interval: 50 },
  );
}

/** The decoded text or HTML of a mail. */
export function partOf(mail: string, kind: 'plain' | 'html'): string {
  const [, head = '', body = ''] =
    new RegExp(`Content-Type: text/${kind}([\\s\\S]*?)\\r\\n\\r\\n([\\s\\S]*?)\\r\\n----_NmP`).exec(mail) ?? [];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
