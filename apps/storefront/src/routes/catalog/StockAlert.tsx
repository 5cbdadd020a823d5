import { Container } from '@mahd/ui/Container';
import type { AppState } from '../../app/AppState.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { ConfirmStockAlert } from '../../features/stockAlerts/ConfirmStockAlert.js';
import { StockAlertLinkProblem } from '../../features/stockAlerts/StockAlertLinkProblem.js';
import { StockAlertPending } from '../../features/stockAlerts/StockAlertPending.js';
import { StopStockAlerts } from '../../features/stockAlerts/StopStockAlerts.js';
import { useStockAlertLink } from '../../features/stockAlerts/useStockAlertLink.js';
import { FullHeight } from '../../shell/ClientOnlyPage.styles.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('stockAlerts.title'),
  description: t('stockAlerts.description'),
  noindex: true,
});

/** The landing page of links in mails about stock. */
export const Component = () => (
  <FullHeight>
    <Container>
      <LinkedAction />
    </Container>
  </FullHeight>
);

function LinkedAction() {
  const link = useStockAlertLink();
  if (link === undefined) return <StockAlertPending />;
  if (link === null)
    return (
      <StockAlertLinkProblem
        problem={{ kind: 'invalid', messageKey: 'stockAlerts.linkInvalid' }}
        onRetry={() => undefined}
      />
    );
  return link.action === 'confirm' ? <ConfirmStockAlert token={link.token} /> : <StopStockAlerts token={link.token} />;
}
