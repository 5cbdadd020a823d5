import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { confirmMainMarketAtom, isSaudiVisitorAtom } from '@mahd/data/visitor';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Notice } from '@mahd/ui/Notice';
import { useTranslate } from '../../app/AppContext.js';
import { Overlay } from './AbroadBanner.styles.js';

/** Tells visitors outside the UAE what the shop does for them, and lets them say that they are in the UAE. */
export default function AbroadBanner() {
  const t = useTranslate();
  const isSaudi = useAtomValue(isSaudiVisitorAtom);
  const confirmMainMarket = useSetAtom(confirmMainMarketAtom);
  const [dismissed, setDismissed] = useState(false);
  const leave = (action: () => void) => {
    action();
    // The pressed button is unmounted, so focus moves to the main content.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  if (dismissed) return null;
  return (
    <Overlay aria-label={t('abroad.title')}>
      <Notice title={t('abroad.title')} onDismiss={() => leave(() => setDismissed(true))}>
        <p>{t(isSaudi ? 'abroad.reading' : 'abroad.ordering')}</p>
        <Cluster gap={8}>
          <Button size="small" onClick={() => leave(confirmMainMarket)}>
            {t('abroad.inUae')}
          </Button>
          <LinkButton href="/order" size="small" variant="outline">
            {t('abroad.orders')}
          </LinkButton>
        </Cluster>
      </Notice>
    </Overlay>
  );
}
