import { Button } from '@mahd/ui/Button';
import { Container } from '@mahd/ui/Container';
import { EmptyState } from '@mahd/ui/EmptyState';
import { LinkButton } from '@mahd/ui/LinkButton';
import type { AppState } from '../app/AppState.js';
import { useTranslate } from '../app/AppContext.js';
import type { Translate } from '../app/messages.js';
import type { PageMeta } from '../app/document/PageMeta.js';
import type { PageArgs } from '../app/routing/pageModules.js';
import drawing from '../shell/drawings/offline.svg?url';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('offline.title'),
  description: t('offline.text'),
  noindex: true,
});

/** The service worker leads here when there is no connection and the page that was asked for was never opened; its path is the fragment. */
const askAgain = () => {
  const wanted = location.hash.slice(1);
  // Within the shop only, whatever a link may say.
  if (/^\/(en|ar)(?![^/?])/.test(wanted)) location.replace(wanted);
  else history.back();
};

/** What can still be done without a connection. */
export function Component() {
  const t = useTranslate();
  return (
    <Container>
      <EmptyState
        level={1}
        drawing={<img src={drawing} alt="" width={320} height={240} />}
        title={t('offline.title')}
        text={t('offline.text')}
        action={
          <>
            <Button onClick={askAgain}>{t('offline.retry')}</Button>
            <LinkButton href="/cart" variant="outline">
              {t('offline.cart')}
            </LinkButton>
          </>
        }
      />
    </Container>
  );
}
