/** The cart: stored locally, shared by all tabs, priced by the server while its totals are shown. Amounts are fils. */
export {
  addSharedLinesAtom,
  addToCartAtom,
  emptyCartAtom,
  forgetRemovedAtom,
  removedLinesAtom,
  removeFromCartAtom,
  sayMaxReachedAtom,
  setQuantityAtom,
  undoRemoveAtom,
} from './actions.js';
export type { RemovedLine } from './actions.js';
export { paymentReferenceAtom } from './paymentReference.js';
export type { PaymentReference } from './paymentReference.js';
export { promoAdvertisementAtom } from './promoAdvertisement.js';
export { changes, refusedPromo, wireLines } from './api.js';
export type { AppliedPromo, Change, PaymentDetails, PaymentMethod, Quote, RefusedPromo } from './api.js';
export { badgeCountAtom, cartAtom, cartLinesAtom, cartNoticeAtom } from './cartState.js';
export type { CartLine, CartProduct, CartState, PaymentPage } from './cartState.js';
export { toLineChanges } from './lineChanges.js';
export type { LineChangeView } from './lineChanges.js';
export { trackedLine } from './trackedItem.js';
export {
  applyPromoAtom,
  cartChangesAtom,
  dismissChangesAtom,
  noteChangesAtom,
  paymentMethodsAtom,
  promoCodeAtom,
  promoStateAtom,
  quoteCartAtom,
  quoteStateAtom,
  removePromoAtom,
  watchCart,
} from './quoting.js';
export type { NotedChange, PromoMessage } from './cartMessages.js';
export type { QuoteState } from './quoting.js';
export { sharedCartAtom, toSharedCart } from './sharedCart.js';
export type { SharedCartView } from './sharedCart.js';
export type { SharedLine } from './sharedLine.js';
export { swalMsgAtom } from './swalMsg.js';
export type { SwalMessageKey, SwalMsg } from './swalMsg.js';
export { cartTotalsAtom } from './totals.js';
export type { CartTotals } from './totals.js';
export { toCartProduct, toCartRows } from './view.js';
export type { CartRowView } from './view.js';
