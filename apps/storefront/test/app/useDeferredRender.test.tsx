import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppProvider, serverApp } from '../../src/app/AppContext.js';
import { createIsClientNavigation } from '../../src/app/navigate.js';
import { useDeferredRender } from '../../src/app/useDeferredRender.js';
import { shopWith } from '../support/shop.js';

/** A page that records the value of each render. */
async function recordingPage(isClientNavigation: boolean) {
  const values: boolean[] = [];
  const state = await shopWith(() => ({ status: 404 }));
  function Page() {
    values.push(useDeferredRender());
    return null;
  }
  const page = (
    <AppProvider value={{ ...serverApp(state), isClientNavigation: () => isClientNavigation }}>
      <Page />
    </AppProvider>
  );
  return { page, values };
}

test('renders in two passes after a client navigation', async () => {
  const { page, values } = await recordingPage(true);
  render(page);
  expect(values).toEqual([false, true]);
});

test('renders everything at once on load and when going back', async () => {
  const { page, values } = await recordingPage(false);
  render(page);
  expect(values).toEqual([true]);
});

test('renders everything on the server', async () => {
  const { page, values } = await recordingPage(false);
  renderToString(page);
  expect(values).toEqual([true]);
});

test('a client navigation leads forward to the top of a page', async () => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/en'] });
  const isClientNavigation = createIsClientNavigation(router);
  const after = async (target: Parameters<typeof router.navigate>[0] | number) => {
    await act(() => router.navigate(target as string));
    return isClientNavigation();
  };
  expect(isClientNavigation(), 'the first page').toBe(false);
  expect(await after('/en/products')).toBe(true);
  expect(await after('/en/product/cup#reviews'), 'to an anchor').toBe(false);
  expect(await after('/en/cart')).toBe(true);
  expect(await after(-2), 'back').toBe(false);
  expect(await after(1), 'forward again').toBe(false);
});
