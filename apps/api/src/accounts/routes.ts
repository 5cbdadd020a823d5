import * as contract from '@mahd/contract';
import { languageOfPath } from '@mahd/rules/locale';
import { normalizeEmail } from '@mahd/rules/shop';
import { networkOf } from '../http/network.js';
import { notFound, ProblemError } from '../http/problem.js';
import { responses } from '../http/responses.js';
import type { ApiInstance } from '../http/apiInstance.js';
import { acceptMultipart } from './multipart.js';
import { LIMITS, limitMailsTo } from './limits.js';
import type { AccountRouteDependencies } from './dependencies.js';
import { AccountService } from './service.js';
import { isVerified, resendVerification, verifyEmail } from './verification.js';

const tags = ['account'];
const consumes = ['multipart/form-data'];

/** Registration, login, password reset and e-mail verification. */
export function registerAccounts(app: ApiInstance, dependencies: AccountRouteDependencies): void {
  const { limiter, bearer, devices } = dependencies;
  const accounts = new AccountService(dependencies);
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.register(async (scope: ApiInstance) => {
    await acceptMultipart(scope);

    scope.post(
      '/auth/register',
      { schema: { tags, consumes, body: contract.RegisterForm, response: responses(contract.RegisterAnswer) } },
      async (request, reply) => {
        await limiter.take(LIMITS.registerAddress, request.ip);
        // An invalid form sends no mail, and neither does a taken address when the response reveals it.
        const answer = await limitMailsTo(
          limiter,
          request.body.email,
          () => accounts.register(request.body),
          ({ status }) => status !== 'email error',
        );
        if (answer.status === 200) await devices.remember(reply, answer.user.email);
        return answer;
      },
    );

    scope.post(
      '/auth/login',
      { schema: { tags, consumes, body: contract.LoginForm, response: responses(contract.AuthAnswer) } },
      async (request, reply) => {
        const account = normalizeEmail(request.body.email);
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
        const user = await accounts.findByPassword(request.body);
        if (user === null) throw wrongLogin();
        await giveBack();
        await limiter.forget(LIMITS.loginAccountAddress, accountAndNetwork);
        await limiter.take(LIMITS.loginsAccount, account);
        const session = await accounts.logIn(user);
        if (session === null) throw wrongLogin();
        if (device === null) await devices.remember(reply, account);
        return session;
      },
    );
  });

  app.post(
    '/forget-password',
    { schema: { tags, body: contract.ForgotRequest, response: responses(contract.ForgotAnswer) } },
    async (request) => {
      const { email, redirect_url: redirectUrl } = request.body;
      await limiter.take(LIMITS.forgotAddress, request.ip);
      await limiter.take(LIMITS.forgotAccount, normalizeEmail(email));
      const known = await limitMailsTo(limiter, email, () => accounts.forgotPassword(email, redirectUrl));
      return { status: known || !dependencies.revealUnknownEmail ? (200 as const) : (404 as const) };
    },
  );

  app.post(
    '/auth/password/reset',
    { schema: { tags, body: contract.ResetRequest, response: responses(contract.PasswordAnswer) } },
    async (request) => {
      await limiter.take(LIMITS.resetAddress, request.ip);
      await accounts.resetPassword(request.body.token, request.body.password);
      return { status: 'changed' as const };
    },
  );

  app.get(
    '/auth/verify-email',
    {
      schema: {
        tags,
        summary: 'Verifies at once and redirects with 303; mails link to the page that asks, which sends POST',
        querystring: contract.VerifyQuery,
      },
    },
    async (request, reply) => {
      const { token, language = '' } = request.query;
      const landing =
        (await verifyEmail(dependencies, token)) ?? `/${languageOfPath(`/${language}`)}/register/success?failed=1`;
      return reply.header('referrer-policy', 'no-referrer').redirect(`${dependencies.publicOrigin}${landing}`, 303);
    },
  );

  app.post(
    '/auth/verify-email',
    { schema: { tags, body: contract.VerifyRequest, response: responses(contract.VerifyAnswer) } },
    async (request) => {
      const path = await verifyEmail(dependencies, request.body.token);
      if (path === null) throw notFound('unknown_link', 'This link no longer works.');
      return { status: 'verified' as const, path };
    },
  );

  app.post(
    '/auth/verify-email/resend',
    {
      schema: {
        tags,
        summary: 'With a bearer token for one’s own address',
        body: contract.ResendRequest,
        response: responses(contract.ResendAnswer),
      },
    },
    async (request) => {
      const self = await bearer.optional(request);
      const email = self?.user.email ?? request.body.email;
      if (email === undefined)
        throw new ProblemError(401, 'login_needed', 'Log in first, or give an email address.', {
          headers: { 'www-authenticate': 'Bearer' },
        });
      await limiter.take(LIMITS.resendAddress, request.ip);
      await limiter.take(LIMITS.resendAccount, normalizeEmail(email));
      if (self !== null && (await isVerified(dependencies, self.user))) return { status: 'verified' as const };
      await limitMailsTo(limiter, email, () => resendVerification(dependencies, email, request.body.redirect_url));
      return { status: 'sent' as const };
    },
  );
}

function wrongLogin(): ProblemError {
  return new ProblemError(401, 'wrong_login', 'The email or password is incorrect.');
}
