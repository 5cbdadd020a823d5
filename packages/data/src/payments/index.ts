/** The pending card payment. */
export { checkUnseenEndAtom, openPaymentAtom } from './unseenEnd.js';
export type { OpenPayment, UnseenEnd } from './unseenEnd.js';
export { getPaymentStatus, paymentViewAtom, watchPayment } from './paymentStatus.js';
export type { PaymentView } from './paymentStatus.js';
