/** The pending card payment. */
export { checkPendingPaymentAtom, openPaymentAtom } from './pendingPayment.js';
export type { OpenPayment, PendingPayment } from './pendingPayment.js';
export { failedPaymentAtom, getPaymentStatus, paymentViewAtom, watchPayment } from './paymentStatus.js';
export type { PaymentView } from './paymentStatus.js';
