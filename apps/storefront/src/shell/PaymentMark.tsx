import type { PaymentMethod } from '@mahd/rules/shop';

type Mark = Exclude<PaymentMethod, 'card'> | 'visa' | 'mastercard';

/** The marks of a method: for cards those of the networks, which the contract with the payment provider must allow. */
export const marksOf = (method: PaymentMethod): readonly Mark[] =>
  method === 'card' ? ['visa', 'mastercard'] : [method];

/** One mark. `alt` is empty beside the method's name. */
export const PaymentMark = ({ mark, alt }: { mark: Mark; alt: string }) => (
  <img src={`/payment-marks/${mark}.svg`} alt={alt} width={48} height={30} loading="lazy" />
);
