import { addToCartAtom, cartLinesAtom, removedLinesAtom } from '@mahd/data/cart';
import { formatPrice } from '@mahd/rules/locale';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SharedCart } from '../../src/features/cart/SharedCart.js';
import { fromHash } from '../../src/features/cart/sharedLines.js';
import ar from '../../src/messages/ar/cart.js';
import en from '../../src/messages/en/cart.js';
import { cartProduct } from '../support/cartProduct.js';
import { inShop, shopWith } from '../support/shop.js';

const quoteLine = (code: string, quantity: number) => ({
  product_code: code,
  route: code.toLowerCase(),
  name: `Name of ${code}`,
  arabic: { name: `اسم ${code}`, size: '', color: '' },
  quantity,
  max_quantity: quantity,
  price: 20,
  discounted_price: 0,
});
const quote = {
  lines: [quoteLine('MH-1', 2), quoteLine('MH-2', 0), quoteLine('MH-3', 1)],
  paymentDetails: {
    productsValue: 60,
    discount: 0,
    subTotal: 60,
    shippingCharges: 15,
    finalTotal: 75,
    vat: 3.57,
  },
  changes: [{ product_code: 'MH-404', reason: 'gone', before: 1, now: 0 }],
};

function Page() {
  const { hash } = useLocation();
  return hash === '' ? <p>closed</p> : <SharedCart shared={fromHash(hash)} />;
}

async function openLink(language: 'en' | 'ar', hash = '#items=MH-1*2,MH-2,MH-3*4,MH-404') {
  const sent: unknown[] = [];
  const state = await shopWith(
    (path, body) => {
      sent.push([path, body]);
      return { body: quote };
    },
    ['cart'],
  );
  const { store } = state.shop;
  store.set(addToCartAtom, { product: { ...cartProduct, productCode: 'MH-OWN' } });
  render(inShop(state, language, <Page />, `/cart${hash}`));
  const row = async (name: string) =>
    (await screen.findByRole('link', { name })).closest<HTMLElement>('[data-part=cart-line]') as HTMLElement;
  const codes = () => store.get(cartLinesAtom).map(({ productCode, quantity }) => `${productCode}*${quantity}`);
  return { store, sent, row, codes };
}

describe.each([
  ['en', en.cart, 'Name of '],
  ['ar', ar.cart, 'اسم '],
] as const)('a shared cart (%s)', (language, messages, name) => {
  it('shows names, prices and what is sold out, and leaves the reader’s own cart alone until asked', async () => {
    const { row, codes, sent } = await openLink(language);
    expect((await row(`${name}MH-1`)).textContent).toContain(formatPrice(4000, language));
    expect(within(await row(`${name}MH-2`)).getByText(messages.shareSoldOut)).toBeDefined();
    expect(within(await row(`${name}MH-3`)).getByText(messages.shareReduced.one.replace('{n}', '1'))).toBeDefined();
    expect(screen.getByText(messages.shareGone.one.replace('{n}', '1'))).toBeDefined();
    expect(document.body.textContent).toContain(formatPrice(6000, language));
    expect(sent).toMatchObject([['/api/cart/quote', { lines: [{ product_code: 'MH-1', quantity: 2 }, {}, {}, {}] }]]);
    expect(codes()).toEqual(['MH-OWN*1']);
    fireEvent.click(screen.getByRole('button', { name: messages.shareNo }));
    expect(await screen.findByText('closed')).toBeDefined();
    expect(codes()).toEqual(['MH-OWN*1']);
  });

  it('joins the reader’s own cart, or replaces it in a way that can be undone', async () => {
    const joined = await openLink(language);
    fireEvent.click(await screen.findByRole('button', { name: messages.shareAdd }));
    expect(joined.codes()).toEqual(['MH-OWN*1', 'MH-1*2', 'MH-3*1']);
    cleanup();
    const replaced = await openLink(language);
    fireEvent.click(await screen.findByRole('button', { name: messages.shareReplace }));
    expect(replaced.codes()).toEqual(['MH-1*2', 'MH-3*1']);
    expect(replaced.store.get(removedLinesAtom).map(({ line }) => line.productCode)).toEqual(['MH-OWN']);
  });

  it('can be loaded again after an error', async () => {
    let fails = true;
    const state = await shopWith(() => (fails ? { status: 500 } : { body: quote }), ['cart']);
    render(inShop(state, language, <Page />, '/cart#items=MH-1'));
    expect(await screen.findByText(messages.shareFailed)).toBeDefined();
    expect(screen.queryByRole('button', { name: messages.shareAdd })).toBeNull();
    fails = false;
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button', { name: messages.shareAdd })).toBeDefined());
  });
});
