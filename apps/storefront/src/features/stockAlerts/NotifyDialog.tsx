import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { loggedInUserAtom } from '@mahd/data/account';
import { confirmedEmailAtom, requestStockAlertAtom, type StockAlertOutcome } from '@mahd/data/stockAlerts';
import { STOCK_ALERT_CHECKS } from '@mahd/rules/shop';
import { Dialog } from '@mahd/ui/Dialog';
import { SubmitButton, ValidatedForm } from '@mahd/ui/formik';
import { Notice } from '@mahd/ui/Notice';
import { Skeleton } from '@mahd/ui/Skeleton';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage } from '../../app/AppContext.js';
import { EmailField } from '../../shell/EmailField.js';
import { useFocusAfterChange } from '../../shell/lostFocus.js';
import { problemText } from '../../shell/problemText.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';
import { useMessages } from '../../shell/useMessages.js';
import { validateBy } from '../../shell/formValidation.js';

const validate = validateBy(STOCK_ALERT_CHECKS);

interface NotifyDialogProps {
  name: string;
  productCode: string;
  /** It has no price yet, so it was never in stock. */
  comingSoon: boolean;
  onClose: () => void;
}

/** Sends the request of a logged-in customer at once; asks guests for an address. */
export default function NotifyDialog({ name, productCode, comingSoon, onClose }: NotifyDialogProps) {
  const { t } = useMessages('stockAlerts');
  const ready = useClientStateReady();
  const user = useAtomValue(loggedInUserAtom);
  return (
    <Dialog open onOpenChange={onClose} title={t('stockAlerts.title')} size="small">
      {!ready ? (
        <Skeleton lines={3} />
      ) : user === null ? (
        <GuestRequest name={name} productCode={productCode} comingSoon={comingSoon} />
      ) : (
        <CustomerRequest productCode={productCode} email={user.email} />
      )}
    </Dialog>
  );
}

function CustomerRequest({ productCode, email }: { productCode: string; email: string }) {
  const language = useLanguage();
  const send = useSetAtom(requestStockAlertAtom);
  const [outcome, setOutcome] = useState<StockAlertOutcome | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void send(productCode, language).then((answer) => {
      if (isCurrent) setOutcome(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [send, productCode, language]);
  return outcome ? <Outcome outcome={outcome} email={email} /> : <Skeleton lines={3} />;
}

function GuestRequest({ name, productCode, comingSoon }: Omit<NotifyDialogProps, 'onClose'>) {
  const { t } = useMessages('stockAlerts');
  const language = useLanguage();
  const send = useSetAtom(requestStockAlertAtom);
  const confirmedEmail = useAtomValue(confirmedEmailAtom);
  const [sent, setSent] = useState<{ readonly outcome: StockAlertOutcome; readonly email: string } | null>(null);
  const answer = useRef<HTMLDivElement>(null);
  const isDone = sent !== null && sent.outcome.kind !== 'failed';
  useFocusAfterChange(isDone, answer);
  if (isDone)
    return (
      <div ref={answer}>
        <Outcome {...sent} />
      </div>
    );
  return (
    <ValidatedForm
      initialValues={{ email: confirmedEmail ?? '' }}
      validate={validate}
      message={t}
      onSubmit={async ({ email }) => {
        setSent(null);
        const outcome = await send(productCode, language, email);
        if (outcome.kind === 'invalid') return [{ field: 'email', messageKey: outcome.messageKey }];
        setSent({ outcome, email: email.trim() });
        return undefined;
      }}
    >
      <Stack gap={16}>
        <p>{t(comingSoon ? 'stockAlerts.textSoon' : 'stockAlerts.text', { name })}</p>
        <EmailField label={t('stockAlerts.email')} />
        {sent && <Outcome {...sent} />}
        <SubmitButton block>{t('stockAlerts.submit')}</SubmitButton>
      </Stack>
    </ValidatedForm>
  );
}

function Outcome({ outcome, email }: { outcome: StockAlertOutcome; email: string }) {
  const { t } = useMessages('stockAlerts');
  useMessages('cart');
  if (outcome.kind === 'failed' || outcome.kind === 'invalid')
    return (
      <Notice tone="danger" live>
        {problemText(t, outcome)}
      </Notice>
    );
  return (
    <Notice tone={outcome.kind === 'confirmationSent' ? 'info' : 'success'} live>
      {/* An address is left-to-right in every language. */}
      {t(`stockAlerts.${outcome.kind}`, { email: `\u2066${email}\u2069` })}
    </Notice>
  );
}
