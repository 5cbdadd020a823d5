import { useAtomValue } from 'jotai';
import { cartLinesAtom } from '@mahd/data/cart';
import { Button } from '@mahd/ui/Button';
import { Container } from '@mahd/ui/Container';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { LinkButton } from '@mahd/ui/LinkButton';
import type { AppState } from '../app/AppState.js';
import { useTranslate } from '../app/AppContext.js';
import type { Translate } from '../app/messages.js';
import type { PageMeta } from '../app/document/PageMeta.js';
import type { PageArgs } from '../app/routing/pageModules.js';
import { StatePanel } from '../shell/StatePanel.js';
import drawing from '../shell/drawings/offline.svg?url';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('offline.title'),
  description: t('offline.text'),
  noindex: true,
});

/** Retries the requested page. The service worker redirects here with its path in the hash. */
const retry = () => {
  const path = location.hash.slice(1);
  // Only paths of the shop, to prevent open redirects.
  if (/^\/(en|ar)(?![^/?])/.test(path)) location.replace(path);
  else history.back();
};

/** Shown offline for pages that are not in the cache. */
export function Component() {
  const t = useTranslate();
  // Only a cart with something in it is cached.
  const filledCart = useAtomValue(cartLinesAtom).length > 0;
  return (
    <Container>
      <StatePanel
        drawing={drawing}
        title={t('offline.title')}
        description={filledCart ? t('offline.text') : `${t('offline.text')} ${t('offline.onlyPages')}`}
        actions={
          <>
            <Button onClick={retry}>{t('offline.retry')}</Button>
            <LinkButton href={filledCart ? '/cart' : '/'} variant="outline">
              {t(filledCart ? 'offline.cart' : 'offline.home')}
            </LinkButton>
          </>
        }
      >
        {filledCart && (
          <>
            <Heading headingLevel={2} size="medium">
              {t('offline.works')}
            </Heading>
            <ul>
              <li>
                <Icon name="check" />
                {t('offline.pages')}
              </li>
              <li>
                <Icon name="bag" />
                {t('offline.changeCart')}
              </li>
            </ul>
          </>
        )}
      </StatePanel>
    </Container>
  );
}
