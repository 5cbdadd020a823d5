import { cartLinesAtom, swalMsgAtom } from '@mahd/data/cart';
import { guestWishlistAtom } from '@mahd/data/wishlist';
import { formatMessage } from '@mahd/rules/locale';
import { ar as arUi } from '@mahd/ui/strings/ar';
import { en as enUi } from '@mahd/ui/strings/en';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SharedWishlist } from '../../src/features/wishlist/SharedWishlist.js';
import { WishlistContent } from '../../src/features/wishlist/WishlistContent.js';
import ar from '../../src/messages/ar/account.js';
import arShell from '../../src/messages/ar/shell.js';
import en from '../../src/messages/en/account.js';
import enShell from '../../src/messages/en/shell.js';
import { clientStateReady, initClientState } from '../../src/shell/initClientState.js';
import { wireProduct } from '../support/product.js';
import { inShop, shopWith } from '../support/shop.js';

/** A shop with a guest; MH-1 is in stock, MH-2 is sold out, all others are not sold. */
async function guestShop() {
  const requests: string[] = [];
  const state = await shopWith(
    (path) => {
      if (path.startsWith('/api/wishlist')) requests.push(decodeURIComponent(path));
      const codes = new URL(path, 'https://shop.test').searchParams.get('codes')?.split(',') ?? [];
      const products = [wireProduct('MH-1'), wireProduct('MH-2', 0)].filter(({ product_code }) =>
        codes.includes(product_code),
      );
      return { body: { products: products.map((product) => ({ product_code: product.product_code, product })) } };
    },
    ['account', 'cart'],
  );
  localStorage.clear();
  initClientState(state.shop);
  await clientStateReady(state.shop);
  return { state, store: state.shop.store, requests };
}

const languages = [
  ['en', { ...enUi, ...en.wishlist, ...enShell.buy }, 'Name of '],
  ['ar', { ...arUi, ...ar.wishlist, ...arShell.buy }, 'اسم '],
] as const;

describe.each(languages)('the wishlist of a guest (%s)', (language, messages, name) => {
  it('shows the products on this device, newest first, and can be shared without a login', async () => {
    const { state, store, requests } = await guestShop();
    store.set(guestWishlistAtom, () => ['MH-1', 'MH-2']);
    render(inShop(state, language, <WishlistContent />, '/wishlist'));
    const product = await screen.findByText(`${name}MH-1`);
    expect(requests).toEqual(['/api/wishlist/products?codes=MH-2,MH-1']);
    // The notice is about the whole list, so it comes first.
    expect(screen.getByText(messages.onDevice).compareDocumentPosition(product)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const share = await screen.findByRole('region', { name: messages.shareList });
    expect(decodeURIComponent(share.querySelector('a')?.href ?? '')).toContain(
      'https://shop.test/wishlist#items=MH-1,MH-2',
    );
  });

  it('counts several products, and says which of them can be bought now', async () => {
    const { state, store } = await guestShop();
    store.set(guestWishlistAtom, () => ['MH-1', 'MH-2']);
    render(inShop(state, language, <WishlistContent />, '/wishlist'));
    const cardOf = (code: string) => screen.queryByText(`${name}${code}`)?.closest('[data-part=product-card]');
    await screen.findByText(`${name}MH-1`);
    const countOf = (n: number) => screen.queryByText(formatMessage(language, messages.count, { n }));
    expect(countOf(2)).not.toBeNull();
    const inStock = screen.getAllByText(messages.inStock);
    expect(inStock.map((line) => line.closest('[data-part=product-card]'))).toEqual([cardOf('MH-1')]);
    await act(async () => Promise.resolve(store.set(guestWishlistAtom, () => ['MH-1'])));
    await waitFor(() => expect(cardOf('MH-2')).toBeUndefined());
    expect(countOf(1)).toBeNull();
  });

  it('keeps a product that is put into the cart', async () => {
    const { state, store } = await guestShop();
    store.set(guestWishlistAtom, () => ['MH-1', 'MH-2']);
    render(inShop(state, language, <WishlistContent />, '/wishlist'));
    const [button, ...soldOut] = await screen.findAllByRole('button', {
      name: new RegExp(`${messages.addToCart}: ${name}`),
    });
    expect(soldOut).toEqual([]);
    fireEvent.click(button as HTMLElement);
    expect(store.get(cartLinesAtom).map(({ productCode }) => productCode)).toEqual(['MH-1']);
    expect(store.get(guestWishlistAtom)).toEqual(['MH-1', 'MH-2']);
    expect(screen.getByText(`${name}MH-1`)).toBeDefined();
  });

  it('removes a product without loading the others again', async () => {
    const { state, store, requests } = await guestShop();
    store.set(guestWishlistAtom, () => ['MH-1', 'MH-2']);
    const page = (
      <main>
        <h1>Wishlist</h1>
        <WishlistContent />
      </main>
    );
    render(inShop(state, language, page, '/wishlist'));
    const card = (await screen.findByText(`${name}MH-2`)).closest('[data-part=product-card]');
    act(() => card?.querySelector<HTMLElement>('form button')?.focus());
    fireEvent.submit(card?.querySelector('form') as HTMLFormElement);
    await waitFor(() => expect(screen.queryByText(`${name}MH-2`)).toBeNull());
    expect([store.get(guestWishlistAtom), requests.length]).toEqual([['MH-1'], 1]);
    // The focus goes on: to the next product, and from the last one to the heading.
    await waitFor(() => expect(document.activeElement?.textContent).toBe(`${name}MH-1`));
    expect(store.get(swalMsgAtom)?.name).toBe(`${name}MH-2`);
    act(() => document.querySelector<HTMLElement>('[data-part=product-card] form button')?.focus());
    fireEvent.submit(document.querySelector('[data-part=product-card] form') as HTMLFormElement);
    expect(await screen.findByText(messages.empty)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });
});

describe.each(languages)('suggestions below a wishlist (%s)', (language, messages, name) => {
  it('are shown below a short one, without what is on it', async () => {
    const state = await shopWith(
      (path) => ({
        body: path.startsWith('/api/wishlist/products')
          ? { products: [{ product_code: 'MH-1', product: wireProduct('MH-1') }] }
          : {
              data: ['MH-1', 'MH-30', 'MH-400', 'MH-5000'].map((code) => wireProduct(code)),
              total: 4,
              page: 1,
              limit: 12,
            },
      }),
      ['account', 'cart', 'catalog'],
    );
    localStorage.clear();
    initClientState(state.shop);
    await clientStateReady(state.shop);
    state.shop.store.set(guestWishlistAtom, () => ['MH-1']);
    render(inShop(state, language, <WishlistContent />, '/wishlist'));
    expect(await screen.findByText(`${name}MH-30`)).toBeDefined();
    expect(screen.getAllByText(`${name}MH-1`)).toHaveLength(1);
    expect(screen.getByText(messages.onDevice)).toBeDefined();
  });
});

describe.each(languages)('a shared wishlist (%s)', (language, messages, name) => {
  it('shows its products before they are added to the reader’s own', async () => {
    const { state, store } = await guestShop();
    store.set(guestWishlistAtom, () => ['MH-9']);
    render(inShop(state, language, <SharedWishlist codes={['MH-1', 'MH-2', 'MH-404']} />, '/wishlist'));
    expect(await screen.findByText(`${name}MH-1`)).toBeDefined();
    expect(store.get(guestWishlistAtom)).toEqual(['MH-9']);
    fireEvent.click(screen.getByRole('button', { name: messages.sharedAdd }));
    await waitFor(() => expect(store.get(guestWishlistAtom)).toEqual(['MH-9', 'MH-1', 'MH-2']));
    cleanup();
    render(inShop(state, language, <SharedWishlist codes={['MH-404']} />, '/wishlist'));
    expect(await screen.findByText(messages.sharedGone)).toBeDefined();
  });

  it('does not lead to the own wishlist a reader who has left', async () => {
    const { state, store } = await guestShop();
    const paths: string[] = [];
    function Page() {
      const { pathname } = useLocation();
      const [isOpen, setOpen] = useState(true);
      paths.push(pathname);
      return (
        <>
          <button onClick={() => setOpen(false)}>Leave</button>
          {isOpen && <SharedWishlist codes={['MH-1', 'MH-2']} />}
        </>
      );
    }
    render(inShop(state, language, <Page />, '/shared'));
    await screen.findByText(`${name}MH-1`);
    const button = screen.getByRole('button', { name: messages.sharedAdd });
    fireEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(store.get(guestWishlistAtom)).toEqual(['MH-1', 'MH-2']));
    await act(async () => Promise.resolve());
    expect(new Set(paths)).toEqual(new Set([`/${language}/shared`]));
  });
});

it('adds the product of a form sent without script once', async () => {
  const { state, store } = await guestShop();
  const page = <StrictMode>{inShop(state, 'en', <WishlistContent />, '/wishlist?add=MH-1')}</StrictMode>;
  const shown: unknown[] = [];
  store.sub(swalMsgAtom, () => shown.push(store.get(swalMsgAtom)?.messageKey));
  render(page);
  await screen.findByText('Name of MH-1');
  expect(store.get(guestWishlistAtom)).toEqual(['MH-1']);
  expect(shown).toEqual(['toast.addedToWishlist']);
});
