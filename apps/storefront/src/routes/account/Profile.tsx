import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { RequireLogin } from '../../features/account/RequireLogin.js';
import { ProfileTabs } from '../../features/account/ProfileTabs.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('profile.title'),
  description: t('profile.description'),
  noindex: true,
});

export function Component() {
  const t = useTranslate();
  return (
    <RequireLogin title={t('profile.title')}>
      <ProfileTabs />
    </RequireLogin>
  );
}
