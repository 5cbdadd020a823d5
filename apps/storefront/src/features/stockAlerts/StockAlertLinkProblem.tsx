import type { StockAlertLinkOutcome } from '@mahd/data/stockAlerts';
import { Button } from '@mahd/ui/Button';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import errorDrawing from '../../shell/drawings/error.svg?url';
import { problemText } from '../../shell/problemText.js';
import { SearchForm } from '../../shell/SearchForm.js';
import { StatePanel } from '../../shell/StatePanel.js';
import { DeferredRecommendations } from '../catalog/DeferredRecommendations.js';
import sleepingBell from './drawings/sleeping-bell.svg?url';

interface StockAlertLinkProblemProps {
  problem: Exclude<StockAlertLinkOutcome<unknown>, { kind: 'done' }>;
  onRetry: () => void;
}

/** An invalid link with other ways into the shop, or a failed request that can be repeated. */
export function StockAlertLinkProblem({ problem, onRetry }: StockAlertLinkProblemProps) {
  const t = useTranslate();
  const text = problemText(t, problem);
  if (problem.kind === 'failed') {
    return (
      <div role="alert">
        <StatePanel
          drawing={errorDrawing}
          title={t('stockAlerts.failedTitle')}
          description={text}
          actions={<Button onClick={onRetry}>{t('cartCommon.tryAgain')}</Button>}
        />
      </div>
    );
  }
  return (
    <Stack gap={48}>
      <div role="alert">
        <StatePanel
          drawing={sleepingBell}
          title={t('stockAlerts.linkTitle')}
          description={text}
          actions={
            <>
              <SearchForm label={t('stockAlerts.search')} example={t('stockAlerts.searchExample')} />
              <LinkButton href="/products" variant="outline">
                {t('nav.viewAllProducts')}
              </LinkButton>
            </>
          }
        />
      </div>
      <DeferredRecommendations />
    </Stack>
  );
}
