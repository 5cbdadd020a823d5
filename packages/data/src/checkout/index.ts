/** Places orders and shows the order-success page. */
export type { CheckoutDetails } from './api.js';
export { ATTEMPT_KEY, checkoutAttemptAtom, newKey } from './attempt.js';
export {
  closeOrderSuccessAtom,
  openOrderSuccessAtom,
  openPlacedOrderAtom,
  ORDER_SUCCESS_KEY,
  ORDER_TOTAL_KEY,
  orderSuccessAtom,
  rememberOrderSuccessAtom,
} from './orderSuccess.js';
export type { OrderSuccessState, PlacedOrder } from './orderSuccess.js';
export { isPlacingOrderAtom, placeOrderAtom } from './placeOrder.js';
export type { FieldRefusal, OrderOutcome } from './placeOrder.js';
