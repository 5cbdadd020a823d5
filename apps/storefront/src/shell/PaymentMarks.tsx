import { useApp } from '../app/AppContext.js';
import { marksOf, PaymentMark } from './PaymentMark.js';
import { useMessages } from './useMessages.js';

/** The marks of the payment methods that the shop accepts. */
export function PaymentMarks() {
  const { t } = useMessages('shellDeferred');
  const { methods } = useApp().state.settings.paymentOptions;
  return methods.flatMap(marksOf).map((mark) => <PaymentMark key={mark} mark={mark} alt={t(`footer.${mark}`)} />);
}
