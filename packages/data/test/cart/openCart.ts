import { addToCartAtom, cartLinesAtom, cartTotalsAtom, swalMsgAtom } from '../../src/cart/index.js';
import { createShopStore } from '../../src/store/index.js';
import { fakeServer, type Answer, type RecordedCall } from '../fakeServer.js';
import { cartProduct, priceCart, type Goods } from './shopServer.js';

export const A: Goods = { price: 5000, discountedPrice: 4000, stock: 20 };
export const B: Goods = { price: 3000, discountedPrice: 0, stock: 3 };

/** A shop with an empty cart, the goods A and B and two promo codes. By default the server prices each quote. */
export function openCart(reply?: (call: RecordedCall) => Answer | Promise<Answer>) {
  const goods = new Map<string, Goods>([
    ['A', A],
    ['B', B],
  ]);
  const promos = { MAHD10: { kind: 'percent', value: 10 }, TAKE15: { kind: 'fixed', value: 1500 } } as const;
  const server = fakeServer(reply ?? (({ body }) => ({ body: priceCart(goods, promos, body) })));
  const shop = createShopStore({ http: server.http });
  const { store } = shop;
  return {
    ...server,
    shop,
    store,
    goods,
    promos,
    add: (code: string, quantity?: number) =>
      store.set(addToCartAtom, {
        product: cartProduct(code, goods.get(code) ?? A),
        ...(quantity !== undefined && { quantity }),
      }),
    lines: () => store.get(cartLinesAtom).map(({ productCode, quantity }) => `${productCode}×${quantity}`),
    message: () => store.get(swalMsgAtom)?.messageKey,
    totals: () => store.get(cartTotalsAtom),
  };
}
