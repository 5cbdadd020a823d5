import { userStateAtom } from '@mahd/data/account';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoginNotice } from '../../src/features/account/LoginNotice.js';
import en from '../../src/messages/en/account.js';
import { serverApp } from '../../src/app/AppContext.js';
import { Root } from '../../src/app/Root.js';
import { inLanguage } from '@mahd/ui/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { shopWith } from '../support/shop.js';

it.each([
  ['sessionEnded', en.login.sessionEnded],
  ['deleted', en.profile.deleted],
] as const)('moves the focus to the news that the session has ended (%s)', async (signedOut, text) => {
  const state = await shopWith(() => ({ status: 404 }), ['account']);
  state.shop.store.set(userStateAtom, (user) => ({ ...user, signedOut }));
  const router = createMemoryRouter([{ path: '*', element: inLanguage('en', <LoginNotice />) }], {
    initialEntries: [{ pathname: '/en/login', state: { guarded: true } }],
  });
  const { unmount } = render(
    <Root app={serverApp(state)}>
      <RouterProvider router={router} />
    </Root>,
  );
  expect(screen.getByRole('status').textContent).toBe(text);
  expect(document.activeElement).toBe(screen.getByRole('status'));

  // The end of the session is news only once.
  unmount();
  render(
    <Root app={serverApp(state)}>
      <RouterProvider router={router} />
    </Root>,
  );
  expect(screen.queryAllByRole('status')).toHaveLength(signedOut === 'sessionEnded' ? 0 : 1);
});
