import { act, render } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useRouteFocus } from '../../src/shell/useRouteFocus.js';

function Shell() {
  useRouteFocus();
  return (
    <>
      <a href="/b">menu</a>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function OwnFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <h1>D</h1>
      <input ref={field} />
    </>
  );
}

async function openRoutes() {
  const children = [
    { path: '/a', element: <h1>A</h1> },
    {
      path: '/b',
      element: (
        <>
          <h1>B</h1>
          <h2 id="part">Part</h2>
        </>
      ),
    },
    { path: '/c', element: <p>No heading yet</p> },
    { path: '/d', element: <OwnFocus /> },
  ];
  const router = createMemoryRouter([{ element: <Shell />, children }], { initialEntries: ['/a'] });
  const { getByText } = render(<RouterProvider router={router} />);
  getByText('menu').focus();
  /** The element that has the focus once the page shows. */
  const focusedAfter = async (address: string) => {
    await act(() => router.navigate(address));
    await act(() => new Promise(requestAnimationFrame));
    return document.activeElement?.id || document.activeElement?.textContent || document.activeElement?.tagName;
  };
  return { focusedAfter, router };
}

it('focuses the heading of a page that replaces another one, or the target of the hash', async () => {
  const { focusedAfter } = await openRoutes();
  expect(await focusedAfter('/b')).toBe('B');
  expect(await focusedAfter('/a')).toBe('A');
  expect(await focusedAfter('/b#part')).toBe('part');
  expect(await focusedAfter('/c')).toBe('main');
});

it('stays while only a part of the page changes, and moves to the top of another page of a list', async () => {
  const { focusedAfter } = await openRoutes();
  expect(await focusedAfter('/a?sort=price')).toBe('menu');
  expect(await focusedAfter('/a?page=2')).toBe('A');
});

it('leaves the focus where the new page or a dialog has put it', async () => {
  const { focusedAfter } = await openRoutes();
  expect(await focusedAfter('/d')).toBe('INPUT');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  const button = dialog.appendChild(document.createElement('button'));
  button.textContent = 'OK';
  button.focus();
  expect(await focusedAfter('/b')).toBe('OK');
  dialog.remove();
});

it('never scrolls: the router restores the position', async () => {
  const { focusedAfter } = await openRoutes();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await focusedAfter('/b');
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});
