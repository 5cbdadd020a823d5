import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppProvider, standingApp } from '../src/app/AppContext.js';
import { createStepping } from '../src/app/follow.js';
import { useWhole } from '../src/app/useWhole.js';
import { shopWith } from './support/shop.js';

/** A page that tells what it was each time it was made. */
async function pageThatTells(stepping: boolean) {
  const told: boolean[] = [];
  const state = await shopWith(() => ({ status: 404 }));
  function Page() {
    told.push(useWhole());
    return null;
  }
  const page = (
    <AppProvider value={{ ...standingApp(state), stepping: () => stepping }}>
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
  const stepping = createStepping(router);
  const after = async (step: Parameters<typeof router.navigate>[0] | number) => {
    await act(() => router.navigate(step as string));
    return stepping();
  };
  expect(stepping(), 'the first page').toBe(false);
  expect(await after('/en/products')).toBe(true);
  expect(await after('/en/product/cup#reviews'), 'to a place within a page').toBe(false);
  expect(await after('/en/cart')).toBe(true);
  expect(await after(-2), 'back').toBe(false);
  expect(await after(1), 'forth again').toBe(false);
});
