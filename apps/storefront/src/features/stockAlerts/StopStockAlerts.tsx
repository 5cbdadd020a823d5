import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { stopStockAlertsAtom, type StockAlertLinkOutcome } from '@mahd/data/stockAlerts';
import { Button } from '@mahd/ui/Button';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Spinner } from '@mahd/ui/Spinner';
import { useTranslate } from '../../app/AppContext.js';
import { useFocusAfterChange } from '../../shell/lostFocus.js';
import { StatePanel } from '../../shell/StatePanel.js';
import sleepingBell from './drawings/sleeping-bell.svg?url';
import { StockAlertLinkProblem } from './StockAlertLinkProblem.js';

/** Stops all mails about stock. It asks first, because mail clients open links on their own. */
export function StopStockAlerts({ token }: { token: string }) {
  const t = useTranslate();
  const stop = useSetAtom(stopStockAlertsAtom);
  const [outcome, setOutcome] = useState<StockAlertLinkOutcome<undefined> | 'pending' | null>(null);
  // The pressed button is gone.
  useFocusAfterChange(outcome);
  if (outcome === null || outcome === 'pending') {
    const pending = outcome === 'pending';
    const press = async () => {
      if (pending) return;
      setOutcome('pending');
      setOutcome(await stop(token));
    };
    return (
      <StatePanel
        drawing={sleepingBell}
        title={t('stockAlerts.stopTitle')}
        description={t('stockAlerts.stopText')}
        actions={
          <Button aria-disabled={pending || undefined} onClick={() => void press()}>
            {pending && <Spinner />}
            {t('stockAlerts.stop')}
          </Button>
        }
      />
    );
  }
  if (outcome.kind !== 'done') return <StockAlertLinkProblem problem={outcome} onRetry={() => setOutcome(null)} />;
  return (
    <StatePanel
      drawing={sleepingBell}
      title={t('stockAlerts.stoppedTitle')}
      description={t('stockAlerts.stoppedText')}
      actions={<LinkButton href="/products">{t('nav.viewAllProducts')}</LinkButton>}
    />
  );
}
