import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetTabData } from '../../src/account/forgetVisitor.js';
import { emptyCartAtom, removedLinesAtom, removeFromCartAtom, undoRemoveAtom } from '../../src/cart/index.js';
import { REMOVED_KEY } from '../../src/cart/removedLines.js';
import { FakeStorage } from '../fakeStorage.js';
import { openCart } from './openCart.js';

let session: FakeStorage;
beforeEach(() => {
  session = new FakeStorage();
  vi.stubGlobal('window', { sessionStorage: session.tab() });
});
afterEach(() => void vi.unstubAllGlobals());

/** A cart whose two lines were removed. */
function emptied() {
  const cart = openCart();
  cart.add('A', 2);
  cart.add('B');
  for (const productCode of ['A', 'B']) cart.store.set(removeFromCartAtom, { productCode });
  return cart;
}
const offered = ({ store }: ReturnType<typeof openCart>) =>
  store.get(removedLinesAtom).map(({ line }) => line.productCode);

it('removed lines are still offered after a reload of the tab, in place and with their quantities', () => {
  emptied();
  const reloaded = openCart();
  expect(offered(reloaded)).toEqual(['A', 'B']);
  for (const code of ['B', 'A']) reloaded.store.set(undoRemoveAtom, code);
  expect(reloaded.lines()).toEqual(['A×2', 'B×1']);
  expect(offered(openCart())).toEqual([]);
});

it.each<[when: string, end: (cart: ReturnType<typeof openCart>) => void]>([
  ['the cart gets a new line', (cart) => cart.add('C')],
  ['an order is placed', ({ store }) => store.set(emptyCartAtom)],
  ['the visitor’s data of the tab is cleared', ({ shop }) => forgetTabData(shop)],
])('they are no longer offered when %s', (_when, end) => {
  const cart = emptied();
  expect(offered(cart)).toEqual(['A', 'B']);
  end(cart);
  expect(offered(cart)).toEqual([]);
  expect([session.values.has(REMOVED_KEY), offered(openCart())]).toEqual([false, []]);
});

it.each([
  ['another version', JSON.stringify({ version: '0', removed: [] })],
  ['another shape', JSON.stringify({ version: '1', removed: [{ row: 'x' }] })],
  ['no JSON', '{'],
])('what %s has stored is not offered', (_what, text) => {
  session.tab().setItem(REMOVED_KEY, text);
  expect(offered(openCart())).toEqual([]);
});

it('they are offered until the page is left when nothing can be stored', () => {
  const tab = session.tab();
  tab.full = true;
  vi.stubGlobal('window', { sessionStorage: tab });
  const cart = emptied();
  expect(offered(cart)).toEqual(['A', 'B']);
  expect(offered(openCart())).toEqual([]);
});
