import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppProvider, serverApp } from '../../src/app/AppContext.js';
import { createIsClientNavigation } from '../../src/app/navigate.js';
import { useDeferredRender } from '../../src/app/useDeferredRender.js';
import { shopWith } from '../support/shop.js';

/** A page that tells what it was each time it was made. */
async function pageThatTells(isClientNavigation: boolean) {
  const told: boolean[] = [];
  const state = await shopWith(() => ({ status: 404 }));
  function Page() {
    told.push(useDeferredRender());
    return null;
  }
  const page = (
    <AppProvider value={{ ...serverApp(state), isClientNavigation: () => isClientNavigation }}>
      <Page />
    </AppProvider>
  );
  return { page, told };
}

test('a page that is stepped to is made without its end first, then with it', async () => {
  const { page, told } = await pageThatTells(true);
  render(page);
  expect(told).toEqual([false, true]);
});

test('a page that is loaded, or come back to, is made whole at once', async () => {
  const { page, told } = await pageThatTells(false);
  render(page);
  expect(told).toEqual([true]);
});

test('the server makes the whole page', async () => {
  const { page, told } = await pageThatTells(false);
  renderToString(page);
  expect(told).toEqual([true]);
});

test('a step is what leads forward to the top of a page', async () => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/en'] });
  const isClientNavigation = createIsClientNavigation(router);
  const after = async (step: Parameters<typeof router.navigate>[0] | number) => {
    await act(() => router.navigate(step as string));
    return isClientNavigation();
  };
  expect(isClientNavigation(), 'the first page').toBe(false);
  expect(await after('/en/products')).toBe(true);
  expect(await after('/en/product/cup#reviews'), 'to a place within a page').toBe(false);
  expect(await after('/en/cart')).toBe(true);
  expect(await after(-2), 'back').toBe(false);
  expect(await after(1), 'forth again').toBe(false);
});
