/** Placed orders: public tracking, and the orders of the logged-in customer. */
export { accountOrderAtom, accountOrderQuery, accountOrdersAtom, accountOrdersQuery } from './accountOrders.js';
export type {
  AccountOrder,
  AccountOrders,
  AccountOrderSummary,
  Courier,
  OrderAccess,
  OrderLine,
  OrderRefund,
} from './accountOrders.js';
export type { DeliveryWindow } from './deliveryWindow.js';
export { buyAgainAtom, cancelOrderAtom, invoiceAtom } from './changeOrder.js';
export type { BuyAgainOutcome, CancelOutcome, InvoiceOutcome } from './changeOrder.js';
export { orderReturnsAtom, requestReturnAtom, returnPicturesAtom } from './returns.js';
export type {
  NewReturn,
  OrderReturn,
  OrderReturns,
  ReturnableLine,
  ReturnErrorKey,
  ReturnOutcome,
  ReturnPicturesOutcome,
} from './returns.js';
export { cancelLinkedOrderAtom, openOrderLinkAtom, postTrackOrder, trackOrderAtom } from './trackOrder.js';
export type { LinkedCancelOutcome, LinkOutcome, TrackedOrder, TrackOutcome } from './trackOrder.js';
