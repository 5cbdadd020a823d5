import { useApp } from '../app/AppContext.js';
import { useMessages } from './useMessages.js';

/** The marks of the payment methods that the shop accepts. */
export function PaymentMarks() {
  const { t } = useMessages('shellDeferred');
  const { methods } = useApp().state.settings.paymentOptions;
  return methods.map((method) => (
    <img
      key={method}
      src={`/payment-marks/${method}.svg`}
      alt={t(`footer.${method}`)}
      width={48}
      height={30}
      loading="lazy"
    />
  ));
}
