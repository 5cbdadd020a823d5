import * as contract from '@mahd/contract';
import { languageOfPath } from '@mahd/rules/locale';
import { normalizeEmail } from '@mahd/rules/shop';
import { notFound, ProblemError } from '../http/problem.js';
import { responses } from '../http/responses.js';
import type { ApiInstance } from '../http/apiInstance.js';
import { limitedLogin } from './limitedLogin.js';
import { LIMITS, limitMailsTo } from './limits.js';
import { acceptMultipart } from './multipart.js';
import type { AccountRouteDependencies } from './dependencies.js';
import { isPassword } from './passwords.js';
import { AccountService, wrongPassword } from './service.js';
import { confirmAddress, isVerified, readVerificationLink, resendVerification } from './verification.js';

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
        const session = await limitedLogin(
          dependencies,
          request,
          reply,
          normalizeEmail(request.body.email),
          () => accounts.findByPassword(request.body),
          (user) => accounts.logIn(user),
        );
        if (session === null) throw new ProblemError(401, 'wrong_login', 'The email or password is incorrect.');
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
        summary:
          'Redirects with 303: to the page that asks first, or with a bearer token of the account verifies at once',
        querystring: contract.VerifyQuery,
      },
    },
    async (request, reply) => {
      const { token, language = '' } = request.query;
      const goTo = (path: string) =>
        reply.header('referrer-policy', 'no-referrer').redirect(`${dependencies.publicOrigin}${path}`, 303);
      const link = await readVerificationLink(dependencies, token);
      if (link === null) return goTo(`/${languageOfPath(`/${language}`)}/register/success?failed=1`);
      if (!link.isVerified) {
        const self = await bearer.optional(request);
        if (self?.user.id !== link.user.id)
          return goTo(`/${languageOfPath(link.path)}/verify-email#${new URLSearchParams({ token }).toString()}`);
        await confirmAddress(dependencies, link);
      }
      return goTo(link.path);
    },
  );

  app.post(
    '/auth/verify-email',
    {
      schema: {
        tags,
        summary: 'With a bearer token of the account, or its password: someone else may have registered the address',
        body: contract.VerifyRequest,
        response: responses(contract.VerifyAnswer),
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const link = await readVerificationLink(dependencies, token);
      if (link === null) throw notFound('unknown_link', 'This link no longer works.');
      const { user, path } = link;
      const verified = { status: 'verified' as const, path };
      if (link.isVerified) return verified;
      const self = await bearer.optional(request);
      if (self?.user.id === user.id) {
        await confirmAddress(dependencies, link);
        return verified;
      }
      if (password === undefined)
        throw new ProblemError(403, 'password_needed', 'Enter the password that was chosen at registration.');
      const session = await limitedLogin(
        dependencies,
        request,
        reply,
        user.email,
        async () => ((await isPassword(user.passwordHash, password)) ? user : null),
        (owner) => accounts.logIn(owner),
      );
      if (session === null) throw wrongPassword('password');
      await confirmAddress(dependencies, link);
      return { ...verified, session: { ...session, user: { ...session.user, email_verified: true } } };
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
