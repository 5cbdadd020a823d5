import { styled } from 'styled-components';
import { useTranslate } from '../../app/AppContext.js';

const Whole = styled.bdi`
  white-space: nowrap;
`;

interface NumberInProps {
  /** A text with a place for `{orderNumber}`. */
  textKey:
    | 'cart.paymentOpen'
    | 'cart.paymentUnpaid'
    | 'orders.cancelQuestion'
    | 'orderSuccess.orderNumber'
    | 'payment.unknownText'
    | 'tracking.progress';
  orderNumber: string;
  /** Where the text has a place for one. */
  amount?: string;
}

/** A sentence with an order number in it, which keeps its direction and is never broken at its hyphen. */
export function NumberIn({ textKey, orderNumber, amount = '' }: NumberInProps) {
  const [before, after] = useTranslate()(textKey, { orderNumber: '\n', amount }).split('\n');
  return (
    <>
      {before}
      <Whole>{orderNumber}</Whole>
      {after}
    </>
  );
}
