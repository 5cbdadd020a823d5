import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../http/network.js';
import type { AccountRouteDependencies } from './dependencies.js';
import { LIMITS } from './limits.js';
import type { User } from './queries.js';

/**
 * Starts a session by a password, within the limits on guessing. Returns null for a wrong password.
 * @param account e-mail address as normalised by `normalizeEmail`
 * @param find the user with the password, or null
 * @param begin the session; null if the password was changed meanwhile
 */
export async function limitedLogin<Session>(
  { limiter, devices }: Pick<AccountRouteDependencies, 'limiter' | 'devices'>,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
  find: () => Promise<User | null>,
  begin: (user: User) => Promise<Session | null>,
): Promise<Session | null> {
  const device = await devices.deviceOf(request, account);
  const accountAndNetwork = `${account} ${networkOf(request.ip)}`;
  const giveBack = await limiter.takeAll(
    device === null
      ? [
          [LIMITS.loginAddress, request.ip],
          [LIMITS.loginAccountAddress, accountAndNetwork],
          [LIMITS.loginAccount, account],
        ]
      : [[LIMITS.loginDevice, `${account} ${device}`]],
  );
  const user = await find();
  if (user === null) return null;
  await giveBack();
  await limiter.forget(LIMITS.loginAccountAddress, accountAndNetwork);
  await limiter.take(LIMITS.loginsAccount, account);
  const session = await begin(user);
  if (session !== null && device === null) await devices.remember(reply, account);
  return session;
}
