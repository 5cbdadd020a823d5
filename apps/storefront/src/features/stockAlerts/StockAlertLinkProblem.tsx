import type { StockAlertLinkOutcome } from '@mahd/data/stockAlerts';
import { Button } from '@mahd/ui/Button';
import { EmptyState } from '@mahd/ui/EmptyState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';
import { problemText } from '../../shell/problemText.js';
import { StatusIcon } from '../../shell/StatusIcon.js';

interface StockAlertLinkProblemProps {
  problem: Exclude<StockAlertLinkOutcome<unknown>, { kind: 'done' }>;
  onRetry: () => void;
}

/** An invalid link, or a failed request that can be repeated. */
export function StockAlertLinkProblem({ problem, onRetry }: StockAlertLinkProblemProps) {
  const t = useTranslate();
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        drawing={<StatusIcon icon="warning" tone="warning" />}
        title={t('stockAlerts.failedTitle')}
        description={problemText(t, problem)}
        actions={
          problem.kind === 'failed' ? (
            <Button onClick={onRetry}>{t('cartCommon.tryAgain')}</Button>
          ) : (
            <LinkButton href="/products">{t('stockAlerts.allProducts')}</LinkButton>
          )
        }
      />
    </div>
  );
}
