import * as contract from '@mahd/contract';
import { ProblemError } from '../http/problem.js';
import { responses } from '../http/responses.js';
import type { ApiInstance } from '../http/apiInstance.js';
import { exportAccount } from './export.js';
import { LIMITS, limitMailsTo } from './limits.js';
import type { AccountRouteDependencies } from './dependencies.js';
import { AccountService } from './service.js';

const tags = ['account'];
/** Marks a route as authenticated in OpenAPI. */
const security = [{ bearer: [] }];

/** Routes of the logged-in user's own account. */
export function registerMe(app: ApiInstance, dependencies: AccountRouteDependencies): void {
  const { limiter, bearer } = dependencies;
  const accounts = new AccountService(dependencies);
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  /** Limits password guesses in an open session: only wrong ones count. */
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
    { schema: { tags, security, response: responses(contract.LogoutAnswer) } },
    async (request) => {
      await accounts.logOut(await bearer.require(request));
      return { status: 'logged_out' as const };
    },
  );

  app.post(
    '/auth/password',
    { schema: { tags, security, body: contract.PasswordRequest, response: responses(contract.PasswordAnswer) } },
    async (request) => {
      const self = await bearer.require(request);
      const { current_password: current, password } = request.body;
      const change = () => accounts.changePassword(self, current, password);
      // Unverified addresses may be a stranger's, so mails to them are limited. Verified owners are not: others must
      // not be able to block their password change.
      await guarded(self.user.id, () =>
        self.user.emailVerifiedAt === null ? limitMailsTo(limiter, self.user.email, change) : change(),
      );
      return { status: 'changed' as const };
    },
  );

  app.get('/auth/me', { schema: { tags, security, response: responses(contract.Profile) } }, async (request) =>
    accounts.readProfile(await bearer.require(request)),
  );

  app.patch(
    '/auth/me',
    { schema: { tags, security, body: contract.ProfileChanges, response: responses(contract.Profile) } },
    async (request) => accounts.update(await bearer.require(request), request.body),
  );

  app.delete(
    '/auth/me',
    {
      schema: {
        tags,
        security,
        body: contract.DeleteAccountRequest,
        response: responses(contract.DeleteAccountAnswer),
      },
    },
    async (request) => {
      const self = await bearer.require(request);
      await guarded(self.user.id, () => accounts.remove(self, request.body.password));
      return { status: 'deleted' as const };
    },
  );

  app.get(
    '/auth/me/export',
    { schema: { tags, security, summary: 'All data of the logged-in customer, as a file' } },
    async (request, reply) => {
      const { user } = await bearer.require(request);
      await limiter.take(LIMITS.exportAccount, user.id);
      const everything = await exportAccount(dependencies.db, user);
      return reply
        .header('content-disposition', 'attachment; filename="mahd-data.json"')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(everything, null, 2));
    },
  );
}
