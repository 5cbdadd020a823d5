import { styled } from 'styled-components';
import type { PaymentMethod } from '@mahd/rules/shop';
import applepay from './paymentMarks/applepay.svg?url';
import card from './paymentMarks/card.svg?url';
import cod from './paymentMarks/cod.svg?url';
import tabby from './paymentMarks/tabby.svg?url';
import tamara from './paymentMarks/tamara.svg?url';

const drawings = { card, applepay, tabby, tamara, cod } satisfies Record<PaymentMethod, string>;

const Mark = styled.img`
  flex: none;
`;

interface PaymentMarkProps {
  method: PaymentMethod;
  /** The method's name; left out where it is written beside the mark. */
  name?: string;
}

/** The mark of a payment method. */
export function PaymentMark({ method, name = '' }: PaymentMarkProps) {
  return <Mark src={drawings[method]} alt={name} width={48} height={30} loading="lazy" />;
}
