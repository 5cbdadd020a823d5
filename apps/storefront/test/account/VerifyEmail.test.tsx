// @vitest-environment jsdom
import { userStateAtom } from '@mahd/data/account';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { VerifyEmail } from '../../src/features/account/VerifyEmail.js';
import arAccount from '../../src/messages/ar/account.js';
import arCart from '../../src/messages/ar/cart.js';
import arField from '../../src/messages/ar/field.js';
import ar from '../../src/messages/ar/verifyEmail.js';
import enAccount from '../../src/messages/en/account.js';
import enField from '../../src/messages/en/field.js';
import en from '../../src/messages/en/verifyEmail.js';
import { inShop, shopWith, type MockApi, type MockResponse } from '../support/shop.js';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const messages = {
  en: { ...en, ...enAccount, ...enField },
  ar: { ...ar, ...arAccount, ...arField },
};
const USER = { _id: 'a'.repeat(24), firstName: 'Sara', lastName: '', email: 'sara@example.com', emirates: '' };
const DOMAINS = ['account', 'cart', 'field', 'verifyEmail'] as const;

/** A browser that is logged in. */
async function loggedIn(api: MockApi) {
  const state = await shopWith(api, DOMAINS);
  state.shop.store.set(userStateAtom, (before) => ({
    ...before,
    isAuthenticated: true,
    accessToken: 'token',
    loggedInUser: USER,
  }));
  return state;
}

it.each([
  ['en', { body: { status: 'verified', path: '/en/welcome' } }, '/en/welcome'],
  ['ar', { body: { status: 'verified', path: '/ar/welcome' } }, '/ar/welcome'],
  ['en', { status: 404 }, '/en/register/success?failed=1'],
  ['ar', { status: 422 }, '/ar/register/success?failed=1'],
] as const)('confirms after a press only, and goes on: %s, %j', async (language, answer, next) => {
  const sent: unknown[] = [];
  const state = await loggedIn((path, body) => {
    if (path === '/api/auth/verify-email') sent.push(body);
    return answer;
  });
  render(
    inShop(
      state,
      language,
      <>
        <VerifyEmail token="link" />
        <Address />
      </>,
    ),
  );
  expect(sent).toEqual([]);
  const { confirm } = messages[language].verifyEmail;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: confirm })));
  expect(await screen.findByText(next)).toBeTruthy();
  expect(sent).toEqual([{ token: 'link' }]);
});

it.each(['en', 'ar'] as const)('asks for the password where somebody else is logged in: %s', async (language) => {
  const { verifyEmail, profile, field } = messages[language];
  const session = {
    access_token: 'new',
    token_type: 'bearer',
    expires_in: 60,
    user: { ...USER, _id: 'b'.repeat(24), name: '', mobile: '', address: '', area: '', country: 'UAE' },
  };
  const state = await loggedIn((_path, body) => {
    const { password } = body as { password?: string };
    if (password === undefined) return { status: 403, body: { code: 'password_needed' } };
    return password === 'right-1'
      ? { body: { status: 'verified', path: `/${language}/welcome`, session } }
      : { status: 422, body: { code: 'wrong_password', errors: [] } };
  });
  render(
    inShop(
      state,
      language,
      <>
        <VerifyEmail token="link" />
        <Address />
      </>,
    ),
  );
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await press(verifyEmail.confirm);
  const password = await screen.findByLabelText(field.password, { selector: 'input' });
  expect(screen.getByText(verifyEmail.passwordText)).toBeTruthy();
  fireEvent.change(password, { target: { value: 'wrong-1' } });
  await press(verifyEmail.confirm);
  expect(await screen.findByText(profile.wrongPassword)).toBeTruthy();
  fireEvent.change(password, { target: { value: 'right-1' } });
  await press(verifyEmail.confirm);
  expect(await screen.findByText(`/${language}/welcome`)).toBeTruthy();
  expect(state.shop.store.get(userStateAtom)).toMatchObject({ accessToken: 'new' });
});

it('can be tried again after a failure', async () => {
  let answer: MockResponse = { status: 503 };
  const state = await loggedIn(() => answer);
  render(
    inShop(
      state,
      'ar',
      <>
        <VerifyEmail token="link" />
        <Address />
      </>,
    ),
  );
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await press(ar.verifyEmail.confirm);
  expect((await screen.findByRole('alert')).textContent).toContain(ar.verifyEmail.failedTitle);
  answer = { body: { status: 'verified', path: '/ar/welcome' } };
  await press(arCart.cartCommon.tryAgain);
  await press(ar.verifyEmail.confirm);
  expect(await screen.findByText('/ar/welcome')).toBeTruthy();
});
