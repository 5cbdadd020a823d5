// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { VerifyEmail } from '../../src/features/account/VerifyEmail.js';
import arCart from '../../src/messages/ar/cart.js';
import ar from '../../src/messages/ar/verifyEmail.js';
import en from '../../src/messages/en/verifyEmail.js';
import { inShop, shopWith, type MockResponse } from '../support/shop.js';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

it.each([
  ['en', { body: { status: 'verified', path: '/en/welcome' } }, '/en/welcome'],
  ['ar', { body: { status: 'verified', path: '/ar/welcome' } }, '/ar/welcome'],
  ['en', { status: 404 }, '/en/register/success?failed=1'],
  ['ar', { status: 422 }, '/ar/register/success?failed=1'],
] as const)('confirms after a press only, and goes on: %s, %j', async (language, answer, next) => {
  const sent: unknown[] = [];
  const state = await shopWith(
    (path, body) => {
      sent.push([path, body]);
      return answer;
    },
    ['cart', 'verifyEmail'],
  );
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
  const { confirm } = { en, ar }[language].verifyEmail;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: confirm })));
  expect(await screen.findByText(next)).toBeTruthy();
  expect(sent).toEqual([['/api/auth/verify-email', { token: 'link' }]]);
});

it('can be tried again after a failure', async () => {
  let answer: MockResponse = { status: 503 };
  const state = await shopWith(() => answer, ['cart', 'verifyEmail']);
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
