import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ownerAtom, profileAtom, signedOutReasonAtom } from '@mahd/data/account';
import { visitorGenerationAtom } from '@mahd/data/store';
import { Spinner } from '@mahd/ui/Spinner';
import { useTranslate } from '../../app/AppContext.js';
import { Waiting } from '../../shell/ClientOnlyPage.styles.js';
import { CheckoutForm } from './CheckoutForm.js';
import { initialForm } from './draft.js';
import { SessionEnded } from './SessionEnded.js';

/** The form as it was left; for who is logged in, with what her profile knows. */
export function CheckoutContent() {
  const owner = useAtomValue(ownerAtom);
  const ended = useAtomValue(signedOutReasonAtom) === 'sessionEnded';
  const generation = useAtomValue(visitorGenerationAtom);
  const [shown, setShown] = useState<string | null>(null);
  if (!ended && shown !== owner) setShown(owner);
  // What she typed stays on a page that was open when her session ended. Whoever opens the page afterwards sees nothing of it.
  if (ended && (owner === null || shown !== owner)) return <SessionEnded forget />;
  const key = `${generation} ${owner ?? ''}`;
  return owner === null ? (
    <CheckoutForm key={key} owner={null} initial={initialForm(null)} />
  ) : (
    <KnownCheckout key={key} owner={owner} />
  );
}

function KnownCheckout({ owner }: { owner: string }) {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = useAtomValue(profileAtom());
  const ended = useAtomValue(signedOutReasonAtom) === 'sessionEnded';
  // The form outlives the answer, which is forgotten when the session ends, and goes on without it when it does not come.
  const [profile, setProfile] = useState(data);
  const [open, setOpen] = useState(false);
  if (data && data !== profile) setProfile(data);
  if (!open && (profile || isError || ended)) setOpen(true);
  if (!open) {
    return (
      <Waiting>
        <Spinner size="large" />
      </Waiting>
    );
  }
  return (
    <CheckoutForm
      // Once the profile has come, it fills what is still empty.
      key={profile ? 'known' : 'unknown'}
      owner={owner}
      initial={initialForm(owner, profile)}
      profile={profile}
      account={
        profile || ended
          ? undefined
          : { text: t('checkout.accountUnreached'), retry: () => void refetch(), retrying: isFetching }
      }
    />
  );
}
