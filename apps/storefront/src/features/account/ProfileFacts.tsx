import type { Profile } from '@mahd/data/account';
import { formatUaeMobile } from '@mahd/rules/locale';
import { Badge } from '@mahd/ui/Badge';
import { useTranslate } from '../../app/AppContext.js';
import { Facts } from './Profile.styles.js';
import { answerText } from './babyAnswers.js';
import { usePlaceNames } from '../delivery/usePlaceNames.js';

/** The user's profile, read-only. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const t = useTranslate();
  const { emirate, area } = usePlaceNames(profile);
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [t('field.firstName'), profile.firstName],
    [t('field.lastName'), profile.lastName],
    [t('field.mobile'), profile.mobile && `\u2066${formatUaeMobile(profile.mobile)}\u2069`],
    [t('field.address'), profile.address],
    [t('field.area'), area],
    [t('field.emirate'), emirate],
    [t('profile.countryLabel'), t('profile.country')],
    [t('register.kidAge'), answerText(t, profile.kid_age)],
    // Not asked of a mother whose baby is there.
    ...(profile.pregnent || !profile.kid_age
      ? [[t('register.pregnancy'), answerText(t, profile.pregnent) || t('profile.stageNotGiven')] as const]
      : []),
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
