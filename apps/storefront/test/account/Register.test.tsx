import { loginInvokerAtom } from '@mahd/data/account';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { registrationDraft } from '../../src/features/account/registrationDraft.js';
import { Component as Register } from '../../src/routes/account/Register.js';
import messages from '../../src/messages/ar/account.js';
import englishMessages from '../../src/messages/en/account.js';
import field from '../../src/messages/ar/field.js';
import englishField from '../../src/messages/en/field.js';
import { inShop, shopWith } from '../support/shop.js';

const user = { _id: 'a'.repeat(24), firstName: 'Sara', lastName: 'Saeed', email: 'sara@example.com' };

it('continues in the language of the reader', async () => {
  registrationDraft.save({ ...user, mobile: '501234567', address: 'Villa 9', emirates: 'Dubai', area: 'Deira' });
  const state = await shopWith(
    (path) =>
      path === '/api/auth/register'
        ? { body: { status: 200, access_token: 'token', token_type: 'bearer', expires_in: 60, user } }
        : { status: 500 },
    ['account', 'cart', 'field'],
  );
  state.shop.store.set(loginInvokerAtom, '/en/checkout');
  render(inShop(state, 'ar', <Register />, '/register'));
  fireEvent.change(screen.getByLabelText(field.field.password, { selector: 'input' }), {
    target: { value: 'secret-1' },
  });
  fireEvent.click(screen.getByRole('button', { name: messages.register.submit }));
  const link = await waitFor(() => screen.getByRole('link', { name: messages.register.continueThere }));
  expect(link.getAttribute('href')).toBe('/ar/checkout');
});

it.each([
  ['en', englishMessages, englishField.field.mobile],
  ['ar', messages, field.field.mobile],
] as const)(
  'explains in %s that a number of another country cannot be called',
  async (language, { register }, name) => {
    const state = await shopWith(() => ({ status: 500 }), ['account', 'cart', 'field']);
    render(inShop(state, language, <Register />, '/register'));
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: '+966 50 123 4567' } });
    fireEvent.click(screen.getByRole('button', { name: register.submit }));
    const said = await screen.findAllByText(register.errors.mobileForeign);
    expect(said).not.toEqual([]);
  },
);
