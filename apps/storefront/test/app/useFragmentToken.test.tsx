// @vitest-environment jsdom
import { useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useFragmentToken } from '../../src/app/useFragmentToken.js';

// Passive effects run in a task of their own, as they do in a browser.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

function Landing({ onPress }: { onPress: (token: string | null) => void }) {
  const { token } = useFragmentToken('token');
  const { hash } = useLocation();
  return <button onClick={() => onPress(token)}>{hash}</button>;
}

/** Presses the button right after the commit that hydrates it. */
function PressedEarly({ children }: { children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(() => document.querySelector('button')?.click()), []);
  return children;
}

it('knows the token for the first press after hydration, and removes it from the URL', async () => {
  const pressed = vi.fn();
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <PressedEarly>
            <Landing onPress={pressed} />
          </PressedEarly>
        ),
      },
    ],
    { initialEntries: [{ pathname: '/en/verify-email', search: '?from=mail', hash: '#token=mailed', state: 'kept' }] },
  );
  document.body.innerHTML = '<div><button>#token=mailed</button></div>';
  const root = hydrateRoot(document.body.firstElementChild!, <RouterProvider router={router} />);
  onTestFinished(() => root.unmount());
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(pressed).toHaveBeenCalledWith('mailed');
  await vi.waitFor(() =>
    expect(router.state.location).toMatchObject({ hash: '', search: '?from=mail', state: 'kept' }),
  );
});
