import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { confirmStockAlertAtom, type ConfirmedStockAlert, type StockAlertLinkOutcome } from '@mahd/data/stockAlerts';
import { Button } from '@mahd/ui/Button';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Spinner } from '@mahd/ui/Spinner';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { useFocusAfterChange } from '../../shell/lostFocus.js';
import { StatePanel } from '../../shell/StatePanel.js';
import bellOnBox from './drawings/bell-on-box.svg?url';
import { StockAlertLinkProblem } from './StockAlertLinkProblem.js';

/**
 * Confirms the address of a mailed link and shows what follows. It asks first, because mail programs open links on their
 * own, and because someone else may have typed the address.
 */
export function ConfirmStockAlert({ token }: { token: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const confirm = useSetAtom(confirmStockAlertAtom);
  const [outcome, setOutcome] = useState<StockAlertLinkOutcome<ConfirmedStockAlert> | 'asking' | 'pending'>('asking');
  // The pressed button is gone.
  useFocusAfterChange(outcome);
  if (outcome === 'asking' || outcome === 'pending') {
    const pending = outcome === 'pending';
    const press = async () => {
      if (pending) return;
      setOutcome('pending');
      setOutcome(await confirm(token));
    };
    return (
      <StatePanel
        drawing={bellOnBox}
        title={t('stockAlerts.confirmTitle')}
        description={t('stockAlerts.confirmText')}
        note={t('stockAlerts.confirmNotYou')}
        actions={
          <Button aria-disabled={pending || undefined} onClick={() => void press()}>
            {pending && <Spinner />}
            {t('stockAlerts.confirm')}
          </Button>
        }
      />
    );
  }
  if (outcome.kind !== 'done') return <StockAlertLinkProblem problem={outcome} onRetry={() => setOutcome('asking')} />;
  const { inStock, href, ...names } = outcome.value;
  const name = language === 'ar' ? names.arabicName : names.name;
  return (
    <StatePanel
      drawing={bellOnBox}
      title={t(inStock ? 'stockAlerts.inStockTitle' : 'stockAlerts.confirmedTitle')}
      description={t(inStock ? 'stockAlerts.inStockText' : 'stockAlerts.confirmedText', { name })}
      actions={<LinkButton href={href}>{t('stockAlerts.viewProduct')}</LinkButton>}
    />
  );
}
