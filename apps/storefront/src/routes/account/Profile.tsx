import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { sectionOf } from '../../features/account/profileSections.js';
import { RequireLogin } from '../../features/account/RequireLogin.js';
import { ProfileTabs } from '../../features/account/ProfileTabs.js';

export const meta = (_state: AppState, { url }: PageArgs, t: Translate): PageMeta => ({
  title: titleOf(url.searchParams, t),
  description: t('profile.description'),
  noindex: true,
});

function titleOf(query: URLSearchParams, t: Translate): string {
  const [section, name] = sectionOf(query);
  return t(section === 'basic' ? 'profile.title' : name);
}

export function Component() {
  const t = useTranslate();
  return (
    <RequireLogin title={t('profile.title')}>
      <ProfileTabs />
    </RequireLogin>
  );
}
