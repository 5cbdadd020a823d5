import type { Profile } from '@mahd/data/account';
import { formatUaeMobile } from '@mahd/rules/locale';
import { Badge } from '@mahd/ui/Badge';
import { useTranslate } from '../../app/AppContext.js';
import { Facts } from './Profile.styles.js';

/** The user's details, read-only. Address and baby are in the cards above. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const t = useTranslate();
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [t('field.firstName'), profile.firstName],
    [t('field.lastName'), profile.lastName],
    [t('field.mobile'), profile.mobile && `\u2066${formatUaeMobile(profile.mobile)}\u2069`],
  ];
  const at = profile.email.lastIndexOf('@');
  return (
    <Facts>
      <div data-part="wide">
        <dt>{t('field.email')}</dt>
        <dd>
          <bdi dir="ltr">
            {profile.email.slice(0, at)}
            {/* A long address breaks here first. */}
            <wbr />
            {profile.email.slice(at)}
          </bdi>{' '}
          {profile.email_verified && <Badge tone="success">{t('profile.verified')}</Badge>}
        </dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value || t('profile.notGiven')}</bdi>
          </dd>
        </div>
      ))}
    </Facts>
  );
}
