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

it('writes language and direction of the page when they change, and not again with every step: it would restyle everything', async () => {
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
  /** Goes to an address; tells what of the root was written once the head is that of the new page. */
  const step = async (address: string) => {
    for (const tag of document.head.querySelectorAll(':not(style)')) tag.remove();
    await act(() => router.navigate(address));
    await vi.waitFor(() => expect(document.head.querySelector('[property="og:locale"]')).not.toBeNull());
    return written.splice(0);
  };
  expect(await step('/en/products')).toEqual([]);
  expect(await step('/en/products?page=2')).toEqual([]);
  expect(await step('/ar/products')).toEqual(['lang', 'dir']);
  expect([html.lang, html.dir]).toEqual(['ar', 'rtl']);
  expect(await step('/ar/cart')).toEqual([]);
});
