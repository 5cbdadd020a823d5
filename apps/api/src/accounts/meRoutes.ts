import * as contract from '@mahd/contract';
import { ProblemError } from '../http/problem.js';
import { answers } from '../http/responses.js';
import type { ApiScope } from '../http/scope.js';
import { exportAccount } from './export.js';
import { LIMITS, writingTo } from './limits.js';
import type { AccountRouteParts } from './routeParts.js';
import { AccountService } from './service.js';
import { profileView } from './view.js';

const tags = ['account'];
/** How the document says that a call needs a token. */
const security = [{ bearer: [] }];

/** The calls of who is logged in, about herself. */
export function registerMe(app: ApiScope, parts: AccountRouteParts): void {
  const { limiter, bearer } = parts;
  const accounts = new AccountService(parts);
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  /** Guessing the password of a session that was left open: only wrong guesses count. */
  const guarded = async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    await limiter.take(LIMITS.passwordAccount, userId);
    try {
      const done = await work();
      await limiter.forget(LIMITS.passwordAccount, userId);
      return done;
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'wrong_password')
        await limiter.giveBack(LIMITS.passwordAccount, userId);
      throw error;
    }
  };

  app.post(
    '/auth/logout',
    { schema: { tags, security, response: answers(contract.LogoutAnswer) } },
    async (request) => {
      await accounts.logOut(await bearer.require(request));
      return { status: 'logged_out' as const };
    },
  );

  app.post(
    '/auth/password',
    { schema: { tags, security, body: contract.PasswordRequest, response: answers(contract.PasswordAnswer) } },
    async (request) => {
      const self = await bearer.require(request);
      const { current_password: current, password } = request.body;
      const change = () => accounts.changePassword(self, current, password);
      // An address that is not verified may be a stranger's. Nobody else's asking for mails keeps the owner of a verified one from changing her password.
      await guarded(self.user.id, () =>
        self.user.emailVerifiedAt === null ? writingTo(limiter, self.user.email, change) : change(),
      );
      return { status: 'changed' as const };
    },
  );

  app.get('/auth/me', { schema: { tags, security, response: answers(contract.Profile) } }, async (request) =>
    profileView((await bearer.require(request)).user),
  );

  app.patch(
    '/auth/me',
    { schema: { tags, security, body: contract.ProfileChanges, response: answers(contract.Profile) } },
    async (request) => accounts.update(await bearer.require(request), request.body),
  );

  app.delete(
    '/auth/me',
    {
      schema: { tags, security, body: contract.DeleteAccountRequest, response: answers(contract.DeleteAccountAnswer) },
    },
    async (request) => {
      const self = await bearer.require(request);
      await guarded(self.user.id, () => accounts.remove(self, request.body.password));
      return { status: 'deleted' as const };
    },
  );

  app.get(
    '/auth/me/export',
    { schema: { tags, security, summary: 'Everything the shop knows of who is logged in, as a file' } },
    async (request, reply) => {
      const { user } = await bearer.require(request);
      await limiter.take(LIMITS.exportAccount, user.id);
      const everything = await exportAccount(parts.db, user);
      return reply
        .header('content-disposition', 'attachment; filename="mahd-data.json"')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(everything, null, 2));
    },
  );
}
