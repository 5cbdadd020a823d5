import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AppProvider, serverApp } from '../../src/app/AppContext.js';
import { useHead } from '../../src/shell/useHead.js';
import { routeTable } from '../../src/routes.js';
import { shopWith } from '../support/shop.js';

function Page() {
  useHead();
  return null;
}

it('sets language and direction only when they change: writing them restyles the whole page', async () => {
  const state = await shopWith(() => ({ status: 404 }), ['errors']);
  const html = document.documentElement;
  Object.assign(html, { lang: 'en', dir: 'ltr' });
  const children = (['en', 'ar'] as const).map((language) => ({
    path: `/${language}/*`,
    handle: { entry: routeTable[1], language },
  }));
  const router = createMemoryRouter([{ element: <Page />, children }], { initialEntries: ['/en'] });
  render(
    <AppProvider value={serverApp(state)}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  const written: (string | null)[] = [];
  new MutationObserver((records) => written.push(...records.map(({ attributeName }) => attributeName))).observe(html, {
    attributes: true,
  });
  /** Navigates; resolves to the attributes of `html` that were written once the head is that of the new page. */
  const navigate = async (address: string) => {
    for (const tag of document.head.querySelectorAll(':not(style)')) tag.remove();
    await act(() => router.navigate(address));
    await vi.waitFor(() => expect(document.head.querySelector('[property="og:locale"]')).not.toBeNull());
    return written.splice(0);
  };
  expect(await navigate('/en/products')).toEqual([]);
  expect(await navigate('/en/products?page=2')).toEqual([]);
  expect(await navigate('/ar/products')).toEqual(['lang', 'dir']);
  expect([html.lang, html.dir]).toEqual(['ar', 'rtl']);
  expect(await navigate('/ar/cart')).toEqual([]);
});
