/** Placed orders: public tracking, and the orders of the logged-in customer. */
export { accountOrderAtom, accountOrderQuery, accountOrdersAtom, accountOrdersQuery } from './accountOrders.js';
export type {
  AccountOrder,
  AccountOrderLine,
  AccountOrders,
  AccountOrderSummary,
  OrderRefund,
} from './accountOrders.js';
export { buyAgainAtom, cancelOrderAtom, invoiceAtom } from './changeOrder.js';
export type { BuyAgainOutcome, CancelOutcome, InvoiceOutcome } from './changeOrder.js';
export { postTrackOrder, trackOrderAtom } from './trackOrder.js';
export type { TrackedOrder, TrackOutcome } from './trackOrder.js';
