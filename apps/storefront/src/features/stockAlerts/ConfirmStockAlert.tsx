import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { confirmStockAlertAtom, type ConfirmedStockAlert, type StockAlertLinkOutcome } from '@mahd/data/stockAlerts';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { StatePanel } from '../../shell/StatePanel.js';
import bellOnBox from './drawings/bell-on-box.svg?url';
import { StockAlertLinkProblem } from './StockAlertLinkProblem.js';
import { StockAlertPending } from './StockAlertPending.js';

/** Confirms the address of a mailed link and shows what follows. */
export function ConfirmStockAlert({ token }: { token: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const confirm = useSetAtom(confirmStockAlertAtom);
  const [outcome, setOutcome] = useState<StockAlertLinkOutcome<ConfirmedStockAlert> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void confirm(token).then((answer) => {
      if (isCurrent) setOutcome(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [confirm, token, attempt]);

  if (!outcome) return <StockAlertPending />;
  if (outcome.kind !== 'done')
    return (
      <StockAlertLinkProblem
        problem={outcome}
        onRetry={() => {
          setOutcome(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  const { inStock, href, ...names } = outcome.value;
  const name = language === 'ar' ? names.arabicName : names.name;
  return (
    <div role="status">
      <StatePanel
        drawing={bellOnBox}
        title={t(inStock ? 'stockAlerts.inStockTitle' : 'stockAlerts.confirmedTitle')}
        description={t(inStock ? 'stockAlerts.inStockText' : 'stockAlerts.confirmedText', { name })}
        actions={<LinkButton href={href}>{t('stockAlerts.viewProduct')}</LinkButton>}
      />
    </div>
  );
}
