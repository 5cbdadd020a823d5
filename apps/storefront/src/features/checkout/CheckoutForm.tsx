import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { signedOutReasonAtom, type Profile } from '@mahd/data/account';
import type { SavedAddress } from '@mahd/data/account/addresses';
import { cartTotalsAtom, quoteStateAtom, watchCart } from '@mahd/data/cart';
import { isPlacingOrderAtom } from '@mahd/data/checkout';
import { chosenPlaceAtom } from '@mahd/data/account/deliveryPlace';
import { formatPrice } from '@mahd/rules/locale';
import { CHECKOUT_CHECKS } from '@mahd/rules/shop';
import { Button, type ButtonProps } from '@mahd/ui/Button';
import { ValidatedForm } from '@mahd/ui/formik';
import { Notice } from '@mahd/ui/Notice';
import { Spinner } from '@mahd/ui/Spinner';
import { Stack } from '@mahd/ui/Stack';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { CartNotices, type AccountError } from '../cart/CartNotices.js';
import { CartSummary } from '../cart/CartSummary.js';
import { DeliveryPromise } from '../delivery/DeliveryPromise.js';
import { ResendVerification } from '../account/ResendVerification.js';
import { SummaryColumns } from '../../shell/Panels.styles.js';
import { validateBy } from '../../shell/formValidation.js';
import { CheckoutFields } from './CheckoutFields.js';
import { CheckoutLines } from './CheckoutLines.js';
import { EditCart, Notices, PlaceOrder, SmallPrint, TotalRow } from './Checkout.styles.js';
import { withEmirate, withGift, type CheckoutFormValues } from './draft.js';
import { ReturnsNote } from './ReturnsNote.js';
import { SessionEnded } from './SessionEnded.js';
import { SummaryFold } from './SummaryFold.js';
import { TermsNote } from './TermsNote.js';
import { useCheckoutMethods } from './useCheckoutMethods.js';
import { useConfirmOrder } from './useConfirmOrder.js';
import { useSummaryBeside } from './useSummaryBeside.js';

const validateForm = validateBy(CHECKOUT_CHECKS);

interface CheckoutFormProps {
  /** `_id` of the user; null for a guest. */
  owner: string | null;
  initial: CheckoutFormValues;
  profile?: Profile | undefined;
  /** The user's addresses; undefined for a guest, and when they could not be loaded. */
  book?: readonly SavedAddress[] | undefined;
  /** Set when the profile could not be loaded. */
  accountError?: AccountError | undefined;
}

/** The checkout form, the order summary and the button to place the order. */
export function CheckoutForm({ owner, initial: draft, profile, book, accountError }: CheckoutFormProps) {
  const t = useTranslate();
  const { shop } = useApp().state;
  const language = useLanguage();
  const { paymentDetails } = useAtomValue(cartTotalsAtom);
  const chosenPlace = useAtomValue(chosenPlaceAtom);
  const [initial] = useState(() => withEmirate(draft, chosenPlace));
  const placing = useAtomValue(isPlacingOrderAtom);
  const { status } = useAtomValue(quoteStateAtom);
  const sessionEnded = useAtomValue(signedOutReasonAtom) === 'sessionEnded';
  const { confirm, problem, redirecting } = useConfirmOrder();
  const methods = useCheckoutMethods();
  // A method that was selected before may not be offered any more.
  const validate = (values: CheckoutFormValues) =>
    validateForm(methods.some((method) => method === values.paymentMethod) ? values : { ...values, paymentMethod: '' });
  const notices = useRef<HTMLDivElement>(null);
  const busy = placing || redirecting;
  const beside = useSummaryBeside();
  const formId = useId();
  const confirmText = t(
    redirecting ? 'payment.redirecting' : placing ? 'checkout.confirming' : 'checkout.confirmOrder',
  );

  useEffect(() => watchCart(shop), [shop]);
  // What changed is shown above the form. What failed can be sent again, so that is said at the button.
  const hasChanged = problem?.tone === 'warning';
  useEffect(() => {
    if (hasChanged || sessionEnded) notices.current?.focus();
  }, [hasChanged, problem, sessionEnded]);

  const terms = (
    <SmallPrint>
      <TermsNote />
    </SmallPrint>
  );
  const returns = (
    <SmallPrint>
      {/* Its messages come later than the form; the space keeps its line. */}
      <Suspense fallback={'\u00a0'}>
        <ReturnsNote />
      </Suspense>
    </SmallPrint>
  );
  const form = (
    <Stack key="form" gap={24}>
      <Notices gap={16} ref={notices} tabIndex={-1}>
        {sessionEnded && <SessionEnded />}
        {hasChanged && !sessionEnded && (
          <Notice tone="warning" live>
            {problem.text}
          </Notice>
        )}
        <CartNotices accountError={accountError} />
      </Notices>
      {profile?.email_verified === false && !sessionEnded && (
        <Notice tone="info">
          <Stack gap={8} align="start">
            <p>{t('verify.banner')}</p>
            <ResendVerification />
          </Stack>
        </Notice>
      )}
      <ValidatedForm id={formId} initialValues={initial} validate={validate} message={t} onSubmit={confirm} summary>
        {({ values, setFieldValue, setValues }) => (
          <>
            <CheckoutFields
              owner={owner}
              values={values}
              book={book}
              methods={methods}
              onChange={(changes) => void setValues({ ...values, ...changes })}
              clearArea={() => void setFieldValue('area', '')}
              onGiftChange={(isGift) => void setValues(withGift(values, isGift, book))}
            />
            <PlaceOrder>
              <TotalRow>
                <span>{t('cart.total')}</span>
                <bdi>{formatPrice(paymentDetails.finalTotal, language)}</bdi>
              </TotalRow>
              {problem?.tone === 'danger' && (
                <Notice tone="danger" live>
                  {problem.text}
                </Notice>
              )}
              <ConfirmButton busy={busy}>
                {(busy || status === 'waiting') && <Spinner />}
                {confirmText}
              </ConfirmButton>
              {terms}
              {!beside && returns}
            </PlaceOrder>
          </>
        )}
      </ValidatedForm>
    </Stack>
  );
  const summary = (
    <aside key="summary">
      <SummaryFold beside={beside} total={formatPrice(paymentDetails.finalTotal, language)}>
        <CartSummary
          actions={
            <>
              {beside && (
                <>
                  {/* The one below the form says what it waits for and what failed: said here too, it would be heard twice. */}
                  {problem?.tone === 'danger' && <Notice tone="danger">{problem.text}</Notice>}
                  <ConfirmButton busy={busy} form={formId}>
                    {confirmText}
                  </ConfirmButton>
                  {terms}
                  {returns}
                </>
              )}
              <EditCart href="/cart" variant="ghost">
                {t('checkout.editCart')}
              </EditCart>
            </>
          }
        >
          <CheckoutLines />
          {beside && <DeliveryPromise />}
        </CartSummary>
      </SummaryFold>
    </aside>
  );
  // In the order in which they are seen, for keyboards and screen readers.
  return <SummaryColumns>{beside ? [form, summary] : [summary, form]}</SummaryColumns>;
}

interface ConfirmButtonProps extends Pick<ButtonProps, 'form' | 'children'> {
  /** Whether an order is on its way. The button keeps the focus. */
  busy: boolean;
}

/** Places the order: below the form, and where there is room also below the amounts beside it. */
function ConfirmButton({ busy, ...rest }: ConfirmButtonProps) {
  return (
    <Button
      type="submit"
      size="large"
      block
      aria-disabled={busy || undefined}
      onClick={(event) => busy && event.preventDefault()}
      {...rest}
    />
  );
}
