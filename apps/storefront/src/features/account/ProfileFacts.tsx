import { Fragment, type ReactNode } from 'react';
import type { Profile } from '@mahd/data/account';
import { formatUaeMobile } from '@mahd/rules/locale';
import { Badge } from '@mahd/ui/Badge';
import { useTranslate } from '../../app/AppContext.js';
import { Facts } from './Profile.styles.js';
import { answerText } from './babyAnswers.js';
import { EmailText } from './EmailText.js';

/** The user's profile, read-only, without the addresses, which have a section of their own. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const t = useTranslate();
  const facts: readonly (readonly [label: string, value: ReactNode, wideOnPhones?: true])[] = [
    [t('field.firstName'), profile.firstName],
    [t('field.lastName'), profile.lastName],
    [
      t('field.email'),
      <Fragment key="email">
        <bdi dir="ltr">
          <EmailText email={profile.email} />
        </bdi>{' '}
        {profile.email_verified && <Badge tone="success">{t('profile.verified')}</Badge>}
      </Fragment>,
      true,
    ],
    [t('field.mobile'), profile.mobile && `\u2066${formatUaeMobile(profile.mobile)}\u2069`, true],
    [t('register.kidAge'), answerText(t, profile.kid_age)],
    // Not asked of a mother whose baby is there.
    ...(profile.pregnent || !profile.kid_age
      ? [[t('register.pregnancy'), answerText(t, profile.pregnent) || t('profile.stageNotGiven')] as const]
      : []),
  ];
  return (
    <Facts>
      {facts.map(([label, value, wideOnPhones]) => (
        <div key={label} data-wide={wideOnPhones}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value || t('profile.notGiven')}</bdi>
          </dd>
        </div>
      ))}
    </Facts>
  );
}
