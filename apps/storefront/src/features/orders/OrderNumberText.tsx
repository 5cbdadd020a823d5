import { styled } from 'styled-components';
import { useTranslate } from '../../app/AppContext.js';

const NoWrap = styled.bdi`
  white-space: nowrap;
`;

interface OrderNumberTextProps {
  /** A message with the placeholder `{orderNumber}`. */
  textKey:
    | 'cart.paymentOpen'
    | 'cart.paymentUnpaid'
    | 'orders.cancelQuestion'
    | 'orderSuccess.orderNumber'
    | 'payment.unknownText'
    | 'profile.deleteReturn'
    | 'tracking.orderNumberHint'
    | 'tracking.progress';
  orderNumber: string;
  /** For messages with the placeholder `{amount}`. */
  amount?: string;
}

/** A message with an order number, which keeps its text direction and never wraps at its hyphen. */
export function OrderNumberText({ textKey, orderNumber, amount = '' }: OrderNumberTextProps) {
  const [before, after] = useTranslate()(textKey, { orderNumber: '\n', amount }).split('\n');
  return (
    <>
      {before}
      <NoWrap>{orderNumber}</NoWrap>
      {after}
    </>
  );
}
