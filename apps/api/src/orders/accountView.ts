import type * as wire from '@mahd/contract';
import type { AccountOrder, AccountOrderSummary } from '@mahd/contract';
import { canShopperCancel, toWire, trackingSteps } from '@mahd/rules/shop';
import type { Gift } from '../db/schema/index.js';
import { refundView } from '../refunds/view.js';
import type { Order, Payment } from './lifecycle.js';
import type { FullOrder, OrderLine } from './queries.js';
import { courierView } from './shipment.js';

/** What an order in the user's list and its details have in common. */
export function accountSummaryView(
  order: Order,
  payment: Pick<Payment, 'state' | 'redirectUrl'> | null,
  items: number,
): Omit<AccountOrderSummary, 'open_return'> {
  return {
    order_number: order.number,
    created_at: order.createdAt.toISOString(),
    status: order.status,
    payment_method: order.paymentMethod,
    payment_state: payment?.state ?? null,
    // Once the goods are released, the payment is over.
    payment_page: payment?.state === 'pending' && order.hold === 'held' ? payment.redirectUrl : null,
    items,
    final_total: toWire(order.finalTotalFils),
    can_cancel: order.status !== null && canShopperCancel(order.status),
    has_invoice: hasInvoice(order),
  };
}

/** Placed orders have an invoice; cancelled ones only if they were paid, with the credit note. */
export function hasInvoice({ status, refundFils }: Order): boolean {
  return status !== null && (status !== 'ORDERCANCELLED' || refundFils > 0);
}

export function orderLineView(line: OrderLine): wire.OrderLine {
  return {
    product_code: line.productCode,
    route: line.route,
    ...line.texts.en,
    arabic: line.texts.ar,
    picture: line.picture,
    quantity: line.quantity,
    price: toWire(line.priceFils),
    discounted_price: toWire(line.discountedFils),
    line_total: toWire(line.lineTotalFils),
  };
}

/** Key by key: the contract decides what is shown, not what the database holds. */
function giftView({ firstName, lastName, mobile, message }: Gift): AccountOrder['gift'] {
  return { firstName, lastName, mobile, message };
}

/** An order with all details for its owner. */
export function accountOrderView({
  order,
  lines,
  history,
  payment,
  refunds,
}: FullOrder): Omit<AccountOrder, 'delivery'> {
  const changes = history.map(({ status, at }) => ({ status, at: at.toISOString() }));
  return {
    ...accountSummaryView(
      order,
      payment,
      lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ),
    placed_at: order.placedAt?.toISOString() ?? null,
    changed_at: order.changedAt.toISOString(),
    steps: trackingSteps(order.status ?? 'ORDERPLACED', changes).map(({ step, state, at }) => ({ step, state, at })),
    lines: lines.map(orderLineView),
    contact: { email: order.email, firstName: order.firstName, lastName: order.lastName, mobile: order.mobile },
    address: {
      address: order.address,
      type: order.addressType,
      emirates: order.emirate,
      area: order.area,
      note: order.note,
    },
    gift: order.gift && giftView(order.gift),
    amounts: {
      productsValue: toWire(order.productsValueFils),
      discount: toWire(order.discountFils),
      subTotal: toWire(order.subTotalFils),
      promoDiscount: toWire(order.promoDiscountFils),
      shippingCharges: toWire(order.shippingFils),
      finalTotal: toWire(order.finalTotalFils),
      vat: toWire(order.vatFils),
    },
    promo_code: order.promoCode,
    courier: courierView(order),
    refunds: refunds.map(refundView),
  };
}
