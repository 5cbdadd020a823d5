import { useSetAtom } from 'jotai';
import { useApp, useTranslate } from '../../app/AppContext.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';
import { consentReopenedAtom } from './consentPanel.js';

/** Reopens the consent question. Rendered only when analytics is configured and the client state is ready. */
export function CookieSettings() {
  const t = useTranslate();
  const { analyticsId } = useApp().state.settings;
  const ready = useClientStateReady();
  const reopen = useSetAtom(consentReopenedAtom);
  if (!analyticsId || !ready) return null;
  return (
    <button type="button" onClick={() => reopen(true)}>
      {t('footer.cookieSettings')}
    </button>
  );
}
