import type {
  CartLine as WireLine,
  PaymentDetails as WireDetails,
  Quote,
  QuoteLine,
  QuoteRequest,
} from '@mahd/contract';
import {
  parseFils,
  payableMethods,
  paymentDetailsOf,
  toWire,
  type PaymentDetails,
  type PaymentOptions,
} from '@mahd/rules/shop';
import { largestFile } from '../catalog/view.js';
import type { Database } from '../db/database.js';
import { mergeLines, priceCart, type RequestedLine, type CartLine, type PricedCart } from './pricing.js';
import { appliedPromo, checkPromo, refusedPromo, type PromoCheck } from './promo.js';
import { findSellables, type PromoAccount } from './queries.js';

export interface CartRequest {
  readonly lines: readonly RequestedLine[];
  readonly promoCode: string | null;
  /** The logged-in account; null for guests. */
  readonly account: PromoAccount | null;
}

/** A priced cart with promo code and totals. */
export interface ValuedCart extends PricedCart {
  readonly promo: PromoCheck;
  readonly details: PaymentDetails;
}

/** Prices a cart. `lock` locks stock and promo code until the transaction ends. */
export async function valueCart(
  db: Database,
  request: CartRequest,
  options: { feedingRuleEnforced: boolean; mayTryCode: boolean; now: number; lock: boolean },
): Promise<ValuedCart> {
  const sellables =
    request.lines.length === 0
      ? []
      : await findSellables(
          db,
          request.lines.map(({ productCode }) => productCode),
          options.lock,
        );
  const cart = priceCart(request.lines, sellables, options.feedingRuleEnforced);
  const { subTotal } = paymentDetailsOf(cart.lines, null);
  const promo = await checkPromo(db, {
    typed: request.promoCode,
    mayTry: options.mayTryCode,
    account: request.account,
    lines: cart.lines,
    subTotal,
    now: options.now,
    lock: options.lock,
  });
  return { ...cart, promo, details: paymentDetailsOf(cart.lines, promo.kind === 'applied' ? promo.promo : null) };
}

/** Converts lines from the wire format. */
export function requestedLines(lines: readonly WireLine[]): RequestedLine[] {
  return mergeLines(
    lines.map(({ product_code, quantity, seen_price }) => ({
      productCode: product_code,
      quantity,
      seenPrice: seen_price === undefined ? null : parseFils(seen_price),
    })),
  );
}

export function cartRequest(request: QuoteRequest, account: PromoAccount | null): CartRequest {
  return { account, lines: requestedLines(request.lines), promoCode: request.promo_code ?? null };
}

/** Converts a priced cart to the wire format. */
export function quoteView(cart: ValuedCart, paymentOptions: PaymentOptions): Quote {
  return {
    lines: cart.lines.map(lineView),
    paymentDetails: detailsView(cart.details),
    promo: appliedPromo(cart.promo),
    promo_error: refusedPromo(cart.promo),
    changes: [...cart.changes],
    payment_methods: payableMethods(paymentOptions, cart.details.finalTotal),
  };
}

function lineView(line: CartLine): QuoteLine {
  const { sellable } = line;
  const picture = sellable.variantPictures[0] ?? sellable.productPictures[0];
  return {
    product_code: sellable.code,
    route: sellable.route,
    category: sellable.category,
    name: sellable.summary.en.name,
    size: sellable.texts.en.size,
    color: sellable.texts.en.color,
    arabic: { name: sellable.summary.ar.name, size: sellable.texts.ar.size, color: sellable.texts.ar.color },
    featured_img: largestFile(picture),
    picture: picture ?? null,
    quantity: line.quantity,
    asked_quantity: line.requestedQuantity,
    max_quantity: line.maxQuantity,
    price: toWire(line.price),
    discounted_price: toWire(line.discountedPrice),
    discount: line.discountPercent,
    line_total: toWire(line.lineTotal),
    regulated_feeding: line.regulatedFeeding,
  };
}

function detailsView(details: PaymentDetails): WireDetails {
  return {
    productsValue: toWire(details.productsValue),
    discount: toWire(details.discount),
    subTotal: toWire(details.subTotal),
    promoDiscount: toWire(details.promoDiscount),
    shippingCharges: toWire(details.shippingCharges),
    finalTotal: toWire(details.finalTotal),
    vat: toWire(details.vatIncluded),
    freeDeliveryRemaining: toWire(details.freeDeliveryRemaining),
  };
}
