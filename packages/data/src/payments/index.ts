/** The card payment that is under way. */
export { getPaymentStatus, paymentViewAtom, watchPayment } from './paymentStatus.js';
export type { PaymentView } from './paymentStatus.js';
