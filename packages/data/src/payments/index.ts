/** The card payment that is under way. */
export { checkUnseenEndAtom } from './unseenEnd.js';
export type { UnseenEnd } from './unseenEnd.js';
export { getPaymentStatus, paymentViewAtom, watchPayment } from './paymentStatus.js';
export type { PaymentView } from './paymentStatus.js';
