import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createNavigate } from '../../src/app/navigate.js';

const routerAt = (address: string) => createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] });

test.each([
  ['/en/products', '/en/products?inStock=true', { replace: false, preventScrollReset: true }],
  ['/en/products?inStock=true', '/en/products?inStock=true', { replace: true, preventScrollReset: true }],
  ['/en/products', '/en/products?page=2', { replace: false, preventScrollReset: false }],
  ['/en/about', '/en/about?active=mission', { replace: false, preventScrollReset: true }],
])('from %s to %s: after the frame that answers the tap', async (here, there, options) => {
  const router = routerAt(here);
  const navigate = vi.spyOn(router, 'navigate');
  createNavigate(router)(there);
  expect(navigate).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(navigate.mock.calls).toEqual([[there, options]]));
});

test('another page: at once, and begun at its top', () => {
  const router = routerAt('/en/products');
  const navigate = vi.spyOn(router, 'navigate');
  createNavigate(router)('/en/products/bottlefeeding?page=2');
  expect(navigate.mock.calls).toEqual([['/en/products/bottlefeeding?page=2', { replace: false }]]);
});
