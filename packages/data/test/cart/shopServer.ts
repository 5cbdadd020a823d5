import type { Change, Quote, QuoteLine } from '@mahd/contract';
import { maxQuantity, paymentDetailsOf, toWire, type PromoDiscount } from '@mahd/rules/shop';
import type { CartProduct } from '../../src/cart/index.js';
import type { Answer, RecordedCall } from '../fakeServer.js';

export interface Goods {
  /** Fils. */
  price: number;
  discountedPrice: number;
  stock: number;
  regulated?: boolean;
}

/** Prices a quote request like the real server, from its own products. */
export function priceCart(
  goods: ReadonlyMap<string, Goods>,
  promos: Readonly<Record<string, PromoDiscount>>,
  body: unknown,
): Quote {
  const request = body as {
    lines: { product_code: string; quantity: number; seen_price?: number }[];
    promo_code: string | null;
  };
  const changes: Change[] = [];
  const lines = request.lines.flatMap(({ product_code: code, quantity: asked, seen_price: seen }): QuoteLine[] => {
    const found = goods.get(code);
    const { price, discountedPrice, stock, regulated = false } = found ?? { price: 0, discountedPrice: 0, stock: 0 };
    const paid = discountedPrice > 0 && discountedPrice < price ? discountedPrice : price;
    const quantity = Math.min(asked, maxQuantity(stock));
    const note = (reason: Change['reason'], before: number, now: number) =>
      changes.push({ product_code: code, name: `Name ${code}`, arabic: { name: `اسم ${code}` }, reason, before, now });
    if (!found) {
      note('gone', asked, 0);
      return [];
    }
    if (seen !== undefined && seen !== toWire(paid)) note('price', seen, toWire(paid));
    if (quantity < asked) note('stock', asked, quantity);
    return [
      {
        product_code: code,
        route: code.toLowerCase(),
        category: 'c',
        name: `Name ${code}`,
        size: '',
        color: '',
        arabic: { name: `اسم ${code}`, size: '', color: '' },
        featured_img: '',
        picture: null,
        quantity,
        asked_quantity: asked,
        max_quantity: maxQuantity(stock),
        price: toWire(price),
        discounted_price: toWire(discountedPrice),
        discount: 0,
        line_total: toWire(paid * quantity),
        regulated_feeding: regulated,
      },
    ];
  });
  const promo = request.promo_code === null ? undefined : promos[request.promo_code];
  const priced = lines.flatMap(({ product_code: code, quantity, regulated_feeding: regulatedFeeding }) => {
    const found = goods.get(code);
    return found ? [{ price: found.price, discountedPrice: found.discountedPrice, quantity, regulatedFeeding }] : [];
  });
  const details = paymentDetailsOf(priced, promo ?? null);
  return {
    lines,
    paymentDetails: {
      productsValue: toWire(details.productsValue),
      discount: toWire(details.discount),
      subTotal: toWire(details.subTotal),
      promoDiscount: toWire(details.promoDiscount),
      shippingCharges: toWire(details.shippingCharges),
      finalTotal: toWire(details.finalTotal),
      vat: toWire(details.vatIncluded),
      freeDeliveryRemaining: toWire(details.freeDeliveryRemaining),
    },
    promo:
      promo && request.promo_code
        ? {
            promo_code: request.promo_code,
            kind: promo.kind,
            value: promo.kind === 'fixed' ? toWire(promo.value) : promo.value,
            discount: toWire(details.promoDiscount),
          }
        : null,
    promo_error:
      request.promo_code !== null && !promo
        ? {
            promo_code: request.promo_code,
            reason: 'notFound',
            minimum_sub_total: null,
            starts_at: null,
            discount: null,
          }
        : null,
    changes,
    payment_methods: ['card', 'tabby', 'cod'],
  };
}

/** Holds responses back until the test delivers them, in any order. */
export class HeldAnswers {
  readonly waiting: {
    readonly call: RecordedCall;
    readonly settle: (answer: Answer) => void;
    readonly fail: () => void;
  }[] = [];

  readonly answer = (call: RecordedCall): Promise<Answer> =>
    new Promise((resolve, reject) =>
      this.waiting.push({ call, settle: resolve, fail: () => reject(new TypeError('connection lost')) }),
    );

  take(index = 0) {
    return this.waiting.splice(index, 1)[0];
  }
}

export const cartProduct = (
  productCode: string,
  { price, discountedPrice, stock, regulated = false }: Goods,
): CartProduct => ({
  productCode,
  route: productCode.toLowerCase(),
  name: `Name ${productCode}`,
  size: '',
  color: '',
  arabic: { name: `اسم ${productCode}`, size: '', color: '' },
  picture: null,
  price,
  discounted_price: discountedPrice,
  discount: 0,
  maxQuantity: maxQuantity(stock),
  regulatedFeeding: regulated,
});
