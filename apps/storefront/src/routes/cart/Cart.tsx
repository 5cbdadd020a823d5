import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { ClientOnlyPage } from '../../shell/ClientOnlyPage.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';
import { CartContent } from '../../features/cart/CartContent.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('cart.title'),
  description: t('cart.description'),
  noindex: true,
});

export function Component() {
  const t = useTranslate();
  return (
    <ClientOnlyPage title={t('cart.title')} ready={useClientStateReady()}>
      <CartContent />
    </ClientOnlyPage>
  );
}
