import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isAuthenticatedAtom } from '@mahd/data/account';
import { saveAddressAtom } from '@mahd/data/account/addresses';
import { swalMsgAtom } from '@mahd/data/cart';
import { placeOrderAtom, type OrderOutcome } from '@mahd/data/checkout';
import { localizedPath, normalizeUaeMobile } from '@mahd/rules/locale';
import type { AddressType, PaymentMethod } from '@mahd/rules/shop';
import type { FieldProblem } from '@mahd/ui/formik';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { MessageKey } from '../../messages/domains.js';
import { problemText } from '../../shell/problemText.js';
import { toAddressValues, type CheckoutFormValues } from './draft.js';

/** Why an order was not placed. */
export interface OrderProblem {
  readonly tone: 'warning' | 'danger';
  readonly text: string;
}

/** Places the order, saves its address if that was asked for, and navigates to the result. `redirecting` is true while the payment page loads. */
export function useConfirmOrder() {
  const t = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const placeOrder = useSetAtom(placeOrderAtom);
  const save = useSetAtom(saveAddressAtom);
  const saves = useAtomValue(isAuthenticatedAtom);
  const showToast = useSetAtom(swalMsgAtom);
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const [redirecting, setRedirecting] = useState(false);

  // Going back from the payment page may restore this page from the bfcache.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setRedirecting(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  // The message asks to wait for that.
  useEffect(() => {
    const onOnline = () => setProblem((shown) => (shown?.text === t('problems.offline') ? null : shown));
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [t]);

  const confirm = async (form: CheckoutFormValues): Promise<readonly FieldProblem<MessageKey>[] | void> => {
    setProblem(null);
    const { email, firstName, lastName, address, emirates, area, note, mobile } = form;
    // Both at once: afterwards, the payment page may replace this one.
    const saving = saves && form.saveAddress !== '' && form.savedAddress === '' ? save(toAddressValues(form)) : null;
    const outcome = await placeOrder({
      contact: {
        email: email.trim(),
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        mobile: normalizeUaeMobile(mobile),
      },
      address: {
        address: address.trim(),
        type: form.addressType as AddressType,
        emirates,
        area: area.trim(),
        ...(note.trim() ? { note: note.trim() } : {}),
      },
      ...(form.gift === '' ? {} : { gift: giftOf(form) }),
      payment_method: form.paymentMethod as PaymentMethod,
      language,
    });
    if (outcome.kind === 'rejected') return outcome.fields;
    const saved = await saving;
    if (outcome.kind === 'placed') {
      if (saved && saved.kind !== 'saved') showToast('toast.addressNotSaved');
      return void (await navigate(localizedPath(language, '/order/success')));
    }
    if (outcome.kind === 'redirect') {
      setRedirecting(true);
      return location.assign(outcome.url);
    }
    setProblem(toOrderProblem(outcome, t));
  };
  return { confirm, problem, redirecting };
}

const giftOf = ({ giftFirstName, giftLastName, giftMobile, giftMessage }: CheckoutFormValues) => ({
  recipient_first_name: giftFirstName.trim(),
  recipient_last_name: giftLastName.trim(),
  recipient_mobile: normalizeUaeMobile(giftMobile),
  ...(giftMessage.trim() ? { gift_message: giftMessage.trim() } : {}),
});

function toOrderProblem(
  outcome: Extract<OrderOutcome, { kind: 'changed' | 'failed' | 'sessionEnded' }>,
  t: Translate,
): OrderProblem {
  if (outcome.kind === 'sessionEnded') return { tone: 'warning', text: t('checkout.sessionEnded') };
  if (outcome.kind === 'changed')
    return {
      tone: 'warning',
      text: t(outcome.changes.length === 0 && outcome.promoRefusal ? 'cart.promoGone' : 'checkout.totalsChanged'),
    };
  return { tone: 'danger', text: problemText(t, outcome) };
}
