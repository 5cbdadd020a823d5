import { useAtomValue } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { signedOutReasonAtom, type Profile } from '@mahd/data/account';
import { quoteStateAtom, watchCart } from '@mahd/data/cart';
import { isPlacingOrderAtom } from '@mahd/data/checkout';
import { chosenPlaceAtom } from '@mahd/data/visitor/deliveryPlace';
import { checkoutErrors } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { ValidatedForm } from '@mahd/ui/formik';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Notice } from '@mahd/ui/Notice';
import { Spinner } from '@mahd/ui/Spinner';
import { Stack } from '@mahd/ui/Stack';
import { useApp, useTranslate } from '../../app/AppContext.js';
import type { MessageKey } from '../../messages/domains.js';
import { CartNotices, type UnreachedAccount } from '../cart/CartNotices.js';
import { CartSummary } from '../cart/CartSummary.js';
import { LogInLink } from '../account/LogInLink.js';
import { ResendVerification } from '../account/ResendVerification.js';
import { SummaryColumns } from '../../shell/ClientOnlyPage.styles.js';
import { CheckoutFields } from './CheckoutFields.js';
import { CheckoutLines } from './CheckoutLines.js';
import { Notices, SmallPrint } from './Checkout.styles.js';
import { withPlace, type CheckoutForm as Draft } from './draft.js';
import { SessionEnded } from './SessionEnded.js';
import { useConfirmOrder } from './useConfirmOrder.js';

interface CheckoutFormProps {
  /** `_id` of the user whose form it is; null for a guest. */
  owner: string | null;
  initial: Draft;
  profile?: Profile | undefined;
  /** Her profile could not be had. */
  account?: UnreachedAccount | undefined;
}

/** Who gets the order, where, how it is paid, what it costs; and the one button. */
export function CheckoutForm({ owner, initial: given, profile, account }: CheckoutFormProps) {
  const t = useTranslate();
  const { shop } = useApp().state;
  const form = useId();
  const chosen = useAtomValue(chosenPlaceAtom);
  const [initial] = useState(() => withPlace(given, chosen));
  const placing = useAtomValue(isPlacingOrderAtom);
  const { status } = useAtomValue(quoteStateAtom);
  const ended = useAtomValue(signedOutReasonAtom) === 'sessionEnded';
  const { confirm, problem, leaving } = useConfirmOrder();
  const notices = useRef<HTMLDivElement>(null);
  const busy = placing || leaving;

  useEffect(() => watchCart(shop), [shop]);
  // What stopped the order is read before anything else.
  useEffect(() => {
    if (problem || ended) notices.current?.focus();
  }, [problem, ended]);

  return (
    <SummaryColumns>
      <Stack gap={24}>
        <Notices gap={16} ref={notices} tabIndex={-1}>
          {ended && <SessionEnded />}
          {problem && !ended && (
            <Notice tone={problem.tone} live>
              {problem.text}
            </Notice>
          )}
          <CartNotices account={account} />
        </Notices>
        {profile?.email_verified === false && !ended && (
          <Notice tone="info">
            <Stack gap={8} align="start">
              <p>{t('verify.banner')}</p>
              <ResendVerification />
            </Stack>
          </Notice>
        )}
        {owner === null && (
          <Cluster justify="between">
            <p>{t('checkout.guestNote')}</p>
            <LogInLink size="small">{t('checkout.logIn')}</LogInLink>
          </Cluster>
        )}
        <ValidatedForm
          id={form}
          initialValues={initial}
          validate={checkoutErrors}
          message={(key) => t(key as MessageKey)}
          onSubmit={confirm}
          summary
        >
          {({ values, setFieldValue }) => (
            <CheckoutFields owner={owner} values={values} clearArea={() => void setFieldValue('area', '')} />
          )}
        </ValidatedForm>
      </Stack>
      <aside>
        <CartSummary
          actions={
            <>
              <Button
                type="submit"
                form={form}
                size="large"
                block
                aria-disabled={busy || undefined}
                onClick={(event) => busy && event.preventDefault()}
              >
                {(busy || status === 'waiting') && <Spinner />}
                {leaving ? t('payment.redirecting') : placing ? t('checkout.confirming') : t('checkout.confirmOrder')}
              </Button>
              <SmallPrint>{t('checkout.termsNote')}</SmallPrint>
              <LinkButton href="/cart" variant="ghost" block>
                {t('checkout.editCart')}
              </LinkButton>
            </>
          }
        >
          <CheckoutLines />
        </CartSummary>
      </aside>
    </SummaryColumns>
  );
}
