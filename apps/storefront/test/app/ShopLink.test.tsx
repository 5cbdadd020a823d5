import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '@mahd/ui/testing';
import { AppProvider, serverApp } from '../../src/app/AppContext.js';
import { ShopLink } from '../../src/app/ShopLink.js';
import { shopWith } from '../support/shop.js';

async function renderLink(link: React.ReactNode, language: 'en' | 'ar' = 'en') {
  const state = await shopWith(() => ({ status: 404 }));
  const [prefetch, navigate] = [vi.fn(), vi.fn()];
  render(<AppProvider value={{ ...serverApp(state), prefetch, navigate }}>{inLanguage(language, link)}</AppProvider>);
  return { prefetch, navigate, link: screen.getByRole('link') };
}

test.each([
  ['en', '/products?page=2', '/en/products?page=2'],
  ['ar', '/products', '/ar/products'],
  ['ar', '/', '/ar'],
  ['ar', '/en/cart', '/en/cart'],
] as const)('%s: %s navigates to %s within the shop', async (language, href, address) => {
  const { link, navigate } = await renderLink(<ShopLink href={href}>There</ShopLink>, language);
  expect(link.getAttribute('href')).toBe(address);
  expect(fireEvent.click(link)).toBe(false);
  expect(navigate.mock.calls).toEqual([[address]]);
});

test.each([
  ['a new tab on a Mac', { metaKey: true }],
  ['a new tab elsewhere', { ctrlKey: true }],
  ['a new window', { shiftKey: true }],
  ['a download', { altKey: true }],
  ['the middle button', { button: 1 }],
])('%s is left to the browser', async (_, event) => {
  const { link, navigate } = await renderLink(<ShopLink href="/cart">There</ShopLink>);
  expect(fireEvent.click(link, event)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  [
    'another target',
    <ShopLink key="" href="/cart" target="_blank">
      There
    </ShopLink>,
  ],
  [
    'an anchor on this page',
    <ShopLink key="" href="#footer">
      There
    </ShopLink>,
  ],
  [
    'another site',
    <ShopLink key="" href="https://example.com/">
      There
    </ShopLink>,
  ],
  [
    'a protocol-relative URL',
    <ShopLink key="" href="//example.com/">
      There
    </ShopLink>,
  ],
])('%s is left to the browser', async (_, element) => {
  const { link, navigate, prefetch } = await renderLink(element);
  fireEvent.click(link);
  expect(navigate).not.toHaveBeenCalled();
  if (link.getAttribute('href') !== '/en/cart') {
    fireEvent.focus(link);
    expect(prefetch).not.toHaveBeenCalled();
  }
});

test('respects preventDefault of the click handler', async () => {
  const { link, navigate } = await renderLink(
    <ShopLink href="/cart" onClick={(event) => event.preventDefault()}>
      There
    </ShopLink>,
  );
  fireEvent.click(link);
  expect(navigate).not.toHaveBeenCalled();
});

test('prefetches its page on hover and focus', async () => {
  const { link, prefetch } = await renderLink(<ShopLink href="/cart">There</ShopLink>);
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  expect(prefetch.mock.calls).toEqual([['/en/cart'], ['/en/cart']]);
});
