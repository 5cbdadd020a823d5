import { useSetAtom } from 'jotai';
import { useApp, useTranslate } from '../../app/AppContext.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';
import { consentReopenedAtom } from './consentPanel.js';

/** The way back to the question about counting. Only where something is counted, and only once a press can be answered. */
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
