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
    {
      path: '/a',
      element: (
        <>
          <h1>A</h1>
          <h2>Near the end</h2>
          <a href="/b">picture</a>
          <a href="/b">name</a>
        </>
      ),
    },
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
  const focusedAfter = async (to: string | -1) => {
    await act(() => (to === -1 ? router.navigate(to) : router.navigate(to)));
    await act(() => new Promise(requestAnimationFrame));
    return document.activeElement?.id || document.activeElement?.textContent || document.activeElement?.tagName;
  };
  return { focusedAfter, getByText };
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

it('returns to the pressed link after Back, and only then', async () => {
  const { focusedAfter, getByText } = await openRoutes();
  getByText('name').addEventListener('click', (event) => event.preventDefault());
  getByText('name').click();
  await focusedAfter('/b');
  expect(await focusedAfter(-1)).toBe('name');
  await focusedAfter('/b');
  expect(await focusedAfter('/a')).toBe('A');
});

it('stays in view where the scroll position was restored', async () => {
  const { focusedAfter } = await openRoutes();
  await focusedAfter('/b');
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const top = this.tagName === 'H1' ? -418 : this.tagName === 'H2' ? 120 : 500;
    return new DOMRect(0, top, 100, 20);
  });
  expect(await focusedAfter(-1)).toBe('Near the end');
});

it('never scrolls: the router restores the position', async () => {
  const { focusedAfter } = await openRoutes();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await focusedAfter('/b');
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});
