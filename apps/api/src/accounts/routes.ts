import * as contract from '@mahd/contract';
import { normalizeEmail } from '@mahd/rules/shop';
import { networkOf } from '../http/network.js';
import { ProblemError } from '../http/problem.js';
import { answers } from '../http/responses.js';
import type { ApiScope } from '../http/scope.js';
import { takeForms } from './form.js';
import { LIMITS, writingTo } from './limits.js';
import { languageOf } from './redirects.js';
import type { AccountRouteParts } from './routeParts.js';
import { AccountService } from './service.js';
import { isVerified, resendVerification, verifyEmail } from './verification.js';

const tags = ['account'];
const consumes = ['multipart/form-data'];

/** The calls of who is not logged in yet, or has forgotten how. */
export function registerAccounts(app: ApiScope, parts: AccountRouteParts): void {
  const { limiter, bearer, devices } = parts;
  const accounts = new AccountService(parts);
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.register(async (scope) => {
    const forms = scope as unknown as ApiScope;
    await takeForms(forms);

    forms.post(
      '/auth/register',
      { schema: { tags, consumes, body: contract.RegisterForm, response: answers(contract.RegisterAnswer) } },
      async (request, reply) => {
        await limiter.take(LIMITS.registerAddress, request.ip);
        // A form with a mistake in it writes nothing, nor does one of who is registered where the answer says so.
        const answer = await writingTo(
          limiter,
          request.body.email,
          () => accounts.register(request.body),
          ({ status }) => status !== 'email error',
        );
        if (answer.status === 200) devices.remember(reply, answer.user.email);
        return answer;
      },
    );

    forms.post(
      '/auth/login',
      { schema: { tags, consumes, body: contract.LoginForm, response: answers(contract.AuthAnswer) } },
      async (request, reply) => {
        const account = normalizeEmail(request.body.email);
        const device = devices.deviceOf(request, account);
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
        if (user === null) throw new ProblemError(401, 'wrong_login', 'Invalid email/password combination.');
        await giveBack();
        await limiter.forget(LIMITS.loginAccountAddress, accountAndNetwork);
        await limiter.take(LIMITS.loginsAccount, account);
        if (device === null) devices.remember(reply, account);
        return accounts.logIn(user);
      },
    );
  });

  app.post(
    '/forget-password',
    { schema: { tags, body: contract.ForgotRequest, response: answers(contract.ForgotAnswer) } },
    async (request) => {
      const { email, redirect_url: redirectUrl } = request.body;
      await limiter.take(LIMITS.forgotAddress, request.ip);
      await limiter.take(LIMITS.forgotAccount, normalizeEmail(email));
      const known = await writingTo(limiter, email, () => accounts.forgotPassword(email, redirectUrl));
      return { status: known || !parts.revealUnknownEmail ? (200 as const) : (404 as const) };
    },
  );

  app.post(
    '/auth/password/reset',
    { schema: { tags, body: contract.ResetRequest, response: answers(contract.PasswordAnswer) } },
    async (request) => {
      await limiter.take(LIMITS.resetAddress, request.ip);
      await accounts.resetPassword(request.body.token, request.body.password);
      return { status: 'changed' as const };
    },
  );

  app.get(
    '/auth/verify-email',
    { schema: { tags, summary: 'The link of the verification mail: answers 303', querystring: contract.VerifyQuery } },
    async (request, reply) => {
      const { token, language = '' } = request.query;
      const landing = (await verifyEmail(parts, token)) ?? `/${languageOf(`/${language}`)}/register/success?failed=1`;
      return reply.header('referrer-policy', 'no-referrer').redirect(`${parts.publicOrigin}${landing}`, 303);
    },
  );

  app.post(
    '/auth/verify-email/resend',
    {
      schema: {
        tags,
        summary: 'With a bearer token for one’s own address',
        body: contract.ResendRequest,
        response: answers(contract.ResendAnswer),
      },
    },
    async (request) => {
      const self = await bearer.optional(request);
      const email = self?.user.email ?? request.body.email;
      if (email === undefined)
        throw new ProblemError(401, 'login_needed', 'Log in first, or name an address.', {
          headers: { 'www-authenticate': 'Bearer' },
        });
      await limiter.take(LIMITS.resendAddress, request.ip);
      await limiter.take(LIMITS.resendAccount, normalizeEmail(email));
      if (self !== null && (await isVerified(parts, self.user))) return { status: 'verified' as const };
      await writingTo(limiter, email, () => resendVerification(parts, email, request.body.redirect_url));
      return { status: 'sent' as const };
    },
  );
}
