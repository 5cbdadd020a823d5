import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { inLanguage } from '@mahd/ui/testing';
import { serverApp } from '../../src/app/AppContext.js';
import { Root } from '../../src/app/Root.js';
import ShellDrawer from '../../src/shell/ShellDrawer.js';
import { inShop, shopWith } from '../support/shop.js';

it.each([
  ['/cart', 'Cart'],
  ['/wishlist', 'Wishlist'],
  ['/order', 'Account'],
  ['/order-tracking', 'Order tracking'],
  ['/tracking', 'Order tracking'],
])('marks the shortcut of the current page: %s', async (path, name) => {
  const state = await shopWith(() => ({ body: [] }), ['shellDeferred']);
  const drawer = <ShellDrawer open entries={[]} hrefs={{ en: '/en', ar: '/ar' }} onOpenChange={() => undefined} />;
  const router = createMemoryRouter([{ path: '*', element: inLanguage('en', drawer) }], {
    initialEntries: [`/en${path}`],
  });
  const { container } = render(
    <Root app={serverApp(state)}>
      <RouterProvider router={router} />
    </Root>,
  );
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeDefined();
  const current = container.querySelectorAll('[data-part=shortcuts] [aria-current=page]');
  expect([...current]).toEqual([screen.getByRole('link', { name, current: 'page' })]);
});

it('begins with the offers, which would be out of sight below the open menu', async () => {
  const state = await shopWith(() => ({ body: [] }), ['shellDeferred']);
  const entries = [
    { label: 'Products', items: [{ label: 'Skincare', href: '/products/skincare' }] },
    { label: 'Offers', href: '/limited-time-offer', tone: 'accent' as const },
    { label: 'About', href: '/about' },
  ];
  const drawer = <ShellDrawer open entries={entries} hrefs={{ en: '/en', ar: '/ar' }} onOpenChange={() => undefined} />;
  const { container } = render(inShop(state, 'en', drawer));
  const shown = [...container.querySelectorAll('[data-part=entries] > li')].map(({ textContent }) => textContent);
  expect(shown.map((text) => text.replace('Skincare', ''))).toEqual(['Offers', 'Products', 'About']);
});
