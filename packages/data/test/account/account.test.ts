import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  accessTokenAtom,
  changePasswordAtom,
  deleteAccountAtom,
  exportAccountAtom,
  forgotPasswordAtom,
  isAuthenticatedAtom,
  loggedInUserAtom,
  logInAtom,
  loginInvokerAtom,
  LOGIN_INVOKER_KEY,
  loginStateAtom,
  logOutAtom,
  noteSessionEndAtom,
  profileQuery,
  refuseTokenAtom,
  registerAtom,
  resendVerificationAtom,
  resetPasswordAtom,
  signedOutReasonAtom,
  updateProfileAtom,
  userStateAtom,
  verifyEmailAtom,
  watchSession,
} from '../../src/account/index.js';
import { createHttpClient } from '../../src/http/index.js';
import { createShopStore, ROOT_KEY, startPersistence } from '../../src/store/index.js';
import { FakeStorage, type FakeTab } from '../fakeStorage.js';

const USER = {
  _id: 'a'.repeat(24),
  name: 'Mariam Saeed',
  firstName: 'Mariam',
  lastName: 'Saeed',
  email: 'm@example.com',
  email_verified: false,
  mobile: '501112233',
  kid_age: '0-3 months',
  pregnent: null,
  address: 'x',
  area: 'y',
  emirates: 'Dubai',
  country: 'UAE',
  baby_date: '2026-07-20',
  marketing: false,
};
const SESSION = { access_token: 'token-1', token_type: 'bearer', expires_in: 3600, user: USER };
const VALUES = {
  firstName: ' Mariam',
  lastName: 'Saeed ',
  email: ' m@example.com',
  password: 'secret-1',
  mobile: '+971 50 111 2233',
  address: 'x',
  area: 'y',
  emirates: 'Dubai',
  kidAge: '',
  pregnancy: 'First Trimester',
};
const HERE = { origin: 'https://shop.example', language: 'ar' as const };

interface Call {
  readonly method: string;
  readonly path: string;
  readonly token: string | null;
  readonly form: Record<string, string> | null;
  readonly body: unknown;
}
type Answer = { readonly status?: number; readonly body?: unknown; readonly headers?: Record<string, string> } | 'lost';

/** A tab whose server is a function, and which sends the session token. */
async function openTab(tab: FakeTab, answer: (call: Call) => Answer) {
  const calls: Call[] = [];
  const http = createHttpClient({
    baseUrl: '/api',
    getToken: () => shop.store.get(accessTokenAtom),
    onTokenRefused: (token) => shop.store.set(refuseTokenAtom, token),
    fetch: async (url, init) => {
      const { authorization = null } = init.headers as Record<string, string>;
      const call: Call = {
        method: init.method ?? 'GET',
        path: url.replace('/api/', ''),
        token: authorization,
        form:
          init.body instanceof FormData
            ? Object.fromEntries([...init.body].map(([name, value]) => [name, String(value)]))
            : null,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      };
      calls.push(call);
      const said = answer(call);
      if (said === 'lost') throw new TypeError('failed');
      return new Response(said.body === undefined ? null : JSON.stringify(said.body), {
        status: said.status ?? 200,
        headers: said.headers ?? {},
      });
    },
  });
  const shop = createShopStore({ http });
  await startPersistence(shop, { storage: tab, tabs: tab }).ready;
  const stop = watchSession(shop);
  return {
    ...shop,
    calls,
    stop,
    login: () => shop.store.set(logInAtom, { email: 'm@example.com', password: 'secret-1' }),
  };
}

const problem = (status: number, code: string, errors: object[] = []): Answer => ({
  status,
  body: { status, code, errors },
});

describe('logging in', () => {
  it('sends the form and holds in every tab and after a reload', async () => {
    const storage = new FakeStorage();
    const [a, b] = [
      await openTab(storage.tab(), () => ({ body: SESSION })),
      await openTab(storage.tab(), () => ({ body: {} })),
    ];
    expect(await a.store.set(logInAtom, { email: ' m@example.com ', password: ' secret ' })).toEqual({
      kind: 'loggedIn',
    });
    expect(a.calls[0]).toMatchObject({
      method: 'POST',
      path: 'auth/login',
      token: null,
      form: { email: 'm@example.com', password: ' secret ', user_type: 'user' },
    });
    for (const tab of [a, b, await openTab(storage.tab(), () => ({ body: {} }))]) {
      expect(tab.store.get(isAuthenticatedAtom)).toBe(true);
      expect(tab.store.get(loggedInUserAtom)).toEqual({
        _id: USER._id,
        firstName: 'Mariam',
        lastName: 'Saeed',
        email: 'm@example.com',
        emirates: 'Dubai',
      });
    }
    // Sensitive data is not stored.
    expect(storage.values.get(ROOT_KEY)).not.toMatch(/months|2026-07-20/);
  });

  it.each([
    ['wrong', problem(401, 'wrong_login'), { kind: 'refused', messageKey: 'login.failed' }],
    [
      'too many',
      { ...(problem(429, 'too_many') as object), headers: { 'retry-after': '90' } } as Answer,
      { kind: 'failed', messageKey: 'errors.tooMany', retryAfter: 90 },
    ],
    ['a lost connection', 'lost' as const, { kind: 'failed', messageKey: 'errors.network', retryAfter: undefined }],
    [
      'an answer of another shape',
      { body: { access_token: 5 } },
      { kind: 'failed', messageKey: 'errors.general', retryAfter: undefined },
    ],
    ['a server that broke', { status: 500 }, { kind: 'failed', messageKey: 'errors.server', retryAfter: undefined }],
  ])('says what went wrong: %s', async (_what, answer, outcome) => {
    const { store, login } = await openTab(new FakeStorage().tab(), () => answer);
    expect(await login()).toEqual(outcome);
    expect(store.get(isAuthenticatedAtom)).toBe(false);
    expect(store.get(loginStateAtom)).toEqual({ loading: false, loginError: outcome.messageKey });
  });
});

describe('the end of a session', () => {
  it('reaches every tab, revokes the token and clears private data', async () => {
    const storage = new FakeStorage();
    const answer = ({ path }: Call): Answer => ({
      body: path === 'auth/login' ? SESSION : path === 'auth/me' ? USER : {},
    });
    const [a, b] = [await openTab(storage.tab(), answer), await openTab(storage.tab(), answer)];
    await a.login();
    await b.load(profileQuery(b.http));
    await a.store.set(logOutAtom);
    expect(a.calls.at(-1)).toMatchObject({ path: 'auth/logout', token: 'Bearer token-1' });
    for (const { store } of [a, b])
      expect([store.get(isAuthenticatedAtom), store.get(signedOutReasonAtom)]).toEqual([false, 'loggedOut']);
    expect(
      b.queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ).toEqual([undefined]);
    expect(storage.values.get(ROOT_KEY)).not.toContain('token-1');
  });

  it('happens at once even if the server cannot be reached', async () => {
    const { store, login } = await openTab(new FakeStorage().tab(), ({ path }) =>
      path === 'auth/login' ? { body: SESSION } : 'lost',
    );
    await login();
    await store.set(logOutAtom);
    expect(store.get(isAuthenticatedAtom)).toBe(false);
  });

  it('follows a token that the server rejects, with a reason', async () => {
    const { store, login, http } = await openTab(new FakeStorage().tab(), ({ path }) =>
      path === 'auth/login' ? { body: SESSION } : problem(401, 'login_needed'),
    );
    await login();
    await expect(http.get('auth/me')).rejects.toMatchObject({ status: 401 });
    expect([store.get(isAuthenticatedAtom), store.get(signedOutReasonAtom)]).toEqual([false, 'sessionEnded']);
  });

  it('reports the end of a session once, also after a reload', async () => {
    const storage = new FakeStorage();
    const { store, login } = await openTab(storage.tab(), () => ({ body: SESSION }));
    await login();
    store.set(refuseTokenAtom, store.get(accessTokenAtom) ?? '');
    expect(store.get(userStateAtom).isEndKnown).toBe(false);
    store.set(noteSessionEndAtom);
    const reloaded = await openTab(storage.tab(), () => ({ body: {} }));
    expect(reloaded.store.get(userStateAtom)).toMatchObject({ signedOut: 'sessionEnded', isEndKnown: true });
  });

  it('is not caused by a late rejection of an older token', async () => {
    const { store, login } = await openTab(new FakeStorage().tab(), () => ({ body: SESSION }));
    await login();
    store.set(refuseTokenAtom, 'token-0');
    expect(store.get(isAuthenticatedAtom)).toBe(true);
  });

  it('validates the stored session', async () => {
    for (const user of [
      { accessToken: 'x' },
      { accessToken: 'x', loggedInUser: 'y' },
      { loggedInUser: USER, isAuthenticated: true },
      'x',
      null,
    ]) {
      const storage = new FakeStorage();
      storage.values.set(ROOT_KEY, JSON.stringify({ version: 1, user }));
      expect((await openTab(storage.tab(), () => ({ body: {} }))).store.get(isAuthenticatedAtom)).toBe(false);
    }
  });
});

describe('registering', () => {
  it('in a shop that does not reveal accounts waits for the email without logging in', async () => {
    const { store } = await openTab(new FakeStorage().tab(), () => ({ body: { status: 'mailed' } }));
    expect(await store.set(registerAtom, VALUES, HERE)).toMatchObject({ kind: 'registered', loggedIn: false });
    expect(store.get(isAuthenticatedAtom)).toBe(false);
  });

  it('sends every field once, optional ones only when set, and logs in', async () => {
    const { store, calls } = await openTab(new FakeStorage().tab(), () => ({ body: { status: 200, ...SESSION } }));
    expect(await store.set(registerAtom, VALUES, HERE)).toEqual({
      kind: 'registered',
      messageKey: 'register.success',
      loggedIn: true,
    });
    expect(calls[0]?.form).toEqual({
      name: 'Mariam Saeed',
      firstName: 'Mariam',
      lastName: 'Saeed',
      email: 'm@example.com',
      password: 'secret-1',
      password_confirmation: 'secret-1',
      mobile: '501112233',
      address: 'x',
      area: 'y',
      emirates: 'Dubai',
      country: 'UAE',
      user_type: 'user',
      redirect_url: 'https://shop.example/ar/register/success',
      pregnent: 'First Trimester',
    });
    expect(store.get(isAuthenticatedAtom)).toBe(true);
  });

  const refusal = async (answer: Answer) =>
    (await openTab(new FakeStorage().tab(), () => answer)).store.set(registerAtom, VALUES, HERE);
  const emailError = (fields: object): Answer => ({ body: { status: 'email error', data: [fields] } });

  it('names the first rejected field of email, names and mobile', async () => {
    expect(await refusal(emailError({ email: [], firstName: ['odd'], lastName: ['odd'], mobile: [] }))).toEqual({
      kind: 'refused',
      refusal: { field: 'firstName', messageKey: 'register.errors.firstNameInvalid', text: 'odd' },
    });
    expect(await refusal(emailError({ email: ['An account with this email already exists.'] }))).toEqual({
      kind: 'refused',
      refusal: {
        field: 'email',
        messageKey: 'register.errors.emailTaken',
        text: 'An account with this email already exists.',
      },
    });
    expect(await refusal(problem(422, 'validation', [{ field: 'area', message: 'register.errors.area' }]))).toEqual({
      kind: 'refused',
      refusal: { field: 'area', messageKey: 'register.errors.area', text: null },
    });
  });

  it('fails with its own message, except for too many attempts', async () => {
    for (const answer of [
      'lost',
      { status: 500 },
      { body: [] },
      problem(422, 'validation', [{ field: 'redirect_url', message: 'x' }]),
    ] as const)
      expect(await refusal(answer)).toMatchObject({ kind: 'failed', messageKey: 'register.failed' });
    expect(await refusal(problem(429, 'too_many'))).toMatchObject({ kind: 'failed', messageKey: 'errors.tooMany' });
  });
});

describe('passwords', () => {
  const asked = async <T>(answer: Answer, ask: (store: Awaited<ReturnType<typeof openTab>>['store']) => Promise<T>) =>
    ask((await openTab(new FakeStorage().tab(), () => answer)).store);

  it('have the three results of the dialog, by the status in the body or of the response', async () => {
    const forgot = (answer: Answer) =>
      asked(answer, (store) => store.set(forgotPasswordAtom, 'x@example.com', 'https://shop.example/en/login'));
    expect(await forgot({ body: { status: 200 } })).toMatchObject({ kind: 'sent', messageKey: 'forgot.sent' });
    expect(await forgot({ body: { status: 404 } })).toMatchObject({ kind: 'unknown', messageKey: 'forgot.unknown' });
    expect(await forgot({ status: 404, body: {} })).toMatchObject({ kind: 'unknown' });
    expect(await forgot('lost')).toMatchObject({ kind: 'failed', messageKey: 'forgot.failed' });
  });

  it('are set with a reset link, which may be expired, and changed with the old password', async () => {
    const reset = (answer: Answer) => asked(answer, (store) => store.set(resetPasswordAtom, 't', 'new-secret'));
    expect(await reset({ body: { status: 'changed' } })).toMatchObject({
      kind: 'changed',
      messageKey: 'reset.success',
    });
    expect(await reset(problem(404, 'unknown_link'))).toMatchObject({ kind: 'linkUsed', messageKey: 'reset.linkUsed' });
    expect(await reset(problem(422, 'validation', [{ field: 'password', message: 'reset.tooShort' }]))).toMatchObject({
      kind: 'refused',
      messageKey: 'reset.tooShort',
    });
    const change = (answer: Answer) =>
      asked(answer, (store) => store.set(changePasswordAtom, { currentPassword: 'a', password: 'b' }));
    expect(await change(problem(422, 'wrong_password'))).toMatchObject({
      kind: 'wrongCurrent',
      messageKey: 'reset.wrongCurrent',
    });
    expect(await change('lost')).toMatchObject({ kind: 'failed', messageKey: 'errors.network' });
    expect(
      await asked({ body: { status: 'verified' } }, (store) => store.set(resendVerificationAtom, { redirectUrl: 'x' })),
    ).toEqual({ kind: 'verified' });
  });
});

describe('confirming an address', () => {
  const NEEDED = { kind: 'passwordNeeded' };
  it('is one press in the session of the account', async () => {
    const { store, login, calls } = await openTab(new FakeStorage().tab(), ({ path }) => ({
      body: path === 'auth/login' ? SESSION : { status: 'verified', path: '/en/welcome' },
    }));
    await login();
    expect(await store.set(verifyEmailAtom, 'link')).toEqual({ kind: 'verified', path: '/en/welcome' });
    expect(calls.at(-1)).toMatchObject({ path: 'auth/verify-email', token: 'Bearer token-1', body: { token: 'link' } });
  });

  it('needs the password elsewhere, which logs in', async () => {
    const { store } = await openTab(new FakeStorage().tab(), ({ body }) => {
      const { password } = body as { password?: string };
      if (password === undefined) return problem(403, 'password_needed');
      return password === 'right-1'
        ? { body: { status: 'verified', path: '/en/welcome', session: SESSION } }
        : problem(422, 'wrong_password', [{ field: 'password', message: 'reset.wrongCurrent' }]);
    });
    expect(await store.set(verifyEmailAtom, 'link')).toEqual(NEEDED);
    expect(await store.set(verifyEmailAtom, 'link', 'wrong-1')).toEqual({ kind: 'wrongPassword' });
    expect(store.get(isAuthenticatedAtom)).toBe(false);
    expect(await store.set(verifyEmailAtom, 'link', 'right-1')).toMatchObject({ kind: 'verified' });
    expect(store.get(isAuthenticatedAtom)).toBe(true);
  });

  it('needs it when the session has ended, and reports a link that does not work', async () => {
    const { store, login } = await openTab(new FakeStorage().tab(), ({ path }) =>
      path === 'auth/login' ? { body: SESSION } : problem(401, 'login_needed'),
    );
    await login();
    expect(await store.set(verifyEmailAtom, 'link')).toEqual(NEEDED);
    expect(store.get(isAuthenticatedAtom)).toBe(false);
    const unknown = await openTab(new FakeStorage().tab(), () => problem(404, 'unknown_link'));
    expect(await unknown.store.set(verifyEmailAtom, 'x')).toEqual({ kind: 'invalid' });
  });
});

describe('the profile', () => {
  it('is saved, updates the session, and reports rejected fields', async () => {
    const { store, login, calls } = await openTab(new FakeStorage().tab(), ({ path, body }) =>
      path === 'auth/login'
        ? { body: SESSION }
        : (body as { firstName: string }).firstName === ''
          ? problem(422, 'validation', [{ field: 'firstName', message: 'register.errors.firstName' }])
          : { body: { ...USER, firstName: 'Noor' } },
    );
    await login();
    expect(await store.set(updateProfileAtom, { firstName: 'Noor', mobile: '٠٥٠١١١٢٢٣٣' })).toMatchObject({
      kind: 'saved',
      profile: { firstName: 'Noor' },
    });
    expect(calls.at(-1)).toMatchObject({
      method: 'PATCH',
      path: 'auth/me',
      token: 'Bearer token-1',
      body: { firstName: 'Noor', mobile: '501112233' },
    });
    expect(store.get(loggedInUserAtom)?.firstName).toBe('Noor');
    expect(await store.set(updateProfileAtom, { firstName: '' })).toEqual({
      kind: 'refused',
      fields: [{ field: 'firstName', messageKey: 'register.errors.firstName' }],
    });
  });

  it('is downloaded unparsed, and deleted with the session', async () => {
    const { store, login } = await openTab(new FakeStorage().tab(), ({ method, path }) =>
      path === 'auth/login'
        ? { body: SESSION }
        : method === 'DELETE'
          ? { body: { status: 'deleted' } }
          : { body: { profile: 1 } },
    );
    await login();
    expect(await store.set(exportAccountAtom)).toEqual({ kind: 'ready', json: '{"profile":1}' });
    expect(await store.set(deleteAccountAtom, 'secret-1')).toMatchObject({ kind: 'deleted' });
    expect(store.get(signedOutReasonAtom)).toBe('deleted');
  });
});

describe('loginInvokerAtom', () => {
  let session: FakeTab;
  beforeEach(() => {
    session = new FakeStorage().tab();
    vi.stubGlobal('window', { sessionStorage: session });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('accepts paths of this site only, and survives a reload', async () => {
    const open = () =>
      createShopStore({ http: createHttpClient({ baseUrl: '/api', fetch: () => Promise.reject(new Error('unused')) }) })
        .store;
    const store = open();
    store.set(loginInvokerAtom, '/ar/checkout');
    expect([store.get(loginInvokerAtom), open().get(loginInvokerAtom)]).toEqual(['/ar/checkout', '/ar/checkout']);
    for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '']) {
      store.set(loginInvokerAtom, elsewhere);
      expect(store.get(loginInvokerAtom), elsewhere).toBeNull();
    }
    session.setItem(LOGIN_INVOKER_KEY, '//evil.example');
    expect(open().get(loginInvokerAtom)).toBeNull();
  });
});
