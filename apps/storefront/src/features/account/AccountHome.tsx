import { useAtomValue } from 'jotai';
import { profileAtom, type Profile } from '@mahd/data/account';
import { accountOrderAtom, accountOrdersAtom, type AccountOrderSummary } from '@mahd/data/orders';
import { Cluster } from '@mahd/ui/Cluster';
import { ErrorState } from '@mahd/ui/ErrorState';
import { Notice } from '@mahd/ui/Notice';
import { useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { LastOrder } from './LastOrder.js';
import { LoadingSection } from './LoadingSection.js';
import { VerifyNotice } from './Profile.styles.js';
import { profileDraftAtom } from './profileDraft.js';
import { ProfileOverview } from './ProfileOverview.js';
import { ResendVerification } from './ResendVerification.js';

/** The home of the account, once everything at its top is there: shown later, it would move what is below. */
export function AccountHome() {
  const t = useTranslate();
  const { data: profile, isError, isFetching, refetch } = useAtomValue(profileAtom());
  const { data: orders, isError: ordersFailed } = useAtomValue(accountOrdersAtom(1));
  if (!profile && isError)
    return <ErrorState title={t('profile.failed')} onRetry={() => void refetch()} pending={isFetching} />;
  if (!profile || !(orders || ordersFailed)) return <LoadingSection />;
  const last = orders?.data[0];
  return last ? (
    <HomeWithOrder profile={profile} orders={orders.data} last={last} />
  ) : (
    <ProfileOverview profile={profile} orders={orders?.data}>
      <ToDo profile={profile} />
    </ProfileOverview>
  );
}

interface HomeWithOrderProps {
  profile: Profile;
  orders: readonly AccountOrderSummary[];
  last: AccountOrderSummary;
}

function HomeWithOrder({ profile, orders, last }: HomeWithOrderProps) {
  const { data: details, isError } = useAtomValue(accountOrderAtom(last.order_number));
  if (!details && !isError) return <LoadingSection />;
  return (
    <ProfileOverview profile={profile} orders={orders} lastOrder={<LastOrder order={last} details={details} />}>
      <ToDo profile={profile} />
    </ProfileOverview>
  );
}

/** What is to be done first: details that were not saved, and the address that is not verified. */
function ToDo({ profile }: { profile: Profile }) {
  const t = useTranslate();
  const draft = useAtomValue(profileDraftAtom);
  return (
    <>
      {draft?.userId === profile._id && (
        <Notice>
          {t('profile.draftKept')} <ShopLink href="/profile?active=details">{t('profile.details')}</ShopLink>
        </Notice>
      )}
      {!profile.email_verified && (
        <VerifyNotice tone="warning">
          <Cluster justify="between">
            <p>{t('verify.banner')}</p>
            <ResendVerification />
          </Cluster>
        </VerifyNotice>
      )}
    </>
  );
}
