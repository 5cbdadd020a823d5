import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createNavigate } from '../../src/app/navigate.js';

const routerAt = (path: string) => createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] });

test.each([
  ['/en/products', '/en/products?inStock=true', { replace: false, preventScrollReset: true }],
  ['/en/products?inStock=true', '/en/products?inStock=true', { replace: true, preventScrollReset: true }],
  ['/en/products', '/en/products?page=2', { replace: false, preventScrollReset: false }],
  ['/en/about', '/en/about?active=mission', { replace: false, preventScrollReset: true }],
])('from %s to %s navigates after the next frame', async (from, to, options) => {
  const router = routerAt(from);
  const navigate = vi.spyOn(router, 'navigate');
  createNavigate(router)(to);
  expect(navigate).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(navigate.mock.calls).toEqual([[to, options]]));
});

test('navigates to another page at once and scrolls to its top', () => {
  const router = routerAt('/en/products');
  const navigate = vi.spyOn(router, 'navigate');
  createNavigate(router)('/en/products/bottlefeeding?page=2');
  expect(navigate.mock.calls).toEqual([['/en/products/bottlefeeding?page=2', { replace: false }]]);
});
