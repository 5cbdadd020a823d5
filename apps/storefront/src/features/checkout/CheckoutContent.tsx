import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { addressBookAtom } from '@mahd/data/account/addresses';
import { ownerAtom, profileAtom, signedOutReasonAtom } from '@mahd/data/account';
import { visitorGenerationAtom } from '@mahd/data/store';
import { useTranslate } from '../../app/AppContext.js';
import { CheckoutForm } from './CheckoutForm.js';
import { CheckoutSkeleton } from './CheckoutSkeleton.js';
import { initialCheckoutValues } from './draft.js';
import { SessionEnded } from './SessionEnded.js';

/** The checkout form with its draft and, for logged-in users, the profile. */
export function CheckoutContent() {
  const owner = useAtomValue(ownerAtom);
  const sessionEnded = useAtomValue(signedOutReasonAtom) === 'sessionEnded';
  const generation = useAtomValue(visitorGenerationAtom);
  const [lastOwner, setLastOwner] = useState<string | null>(null);
  if (!sessionEnded && lastOwner !== owner) setLastOwner(owner);
  // The form stays on a page that was open when the session ended, but must not be shown on pages opened later.
  if (sessionEnded && (owner === null || lastOwner !== owner)) return <SessionEnded discardDraft />;
  const key = `${generation} ${owner ?? ''}`;
  return owner === null ? (
    <CheckoutForm key={key} owner={null} initial={initialCheckoutValues(null)} />
  ) : (
    <UserCheckout key={key} owner={owner} />
  );
}

function UserCheckout({ owner }: { owner: string }) {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = useAtomValue(profileAtom());
  const { data: addresses, isError: hasNoBook } = useAtomValue(addressBookAtom());
  const sessionEnded = useAtomValue(signedOutReasonAtom) === 'sessionEnded';
  // Kept in state because the queries are cleared when the session ends. The form also opens when they cannot be loaded.
  const [profile, setProfile] = useState(data);
  const [book, setBook] = useState(addresses);
  const [open, setOpen] = useState(false);
  if (data && data !== profile) setProfile(data);
  if (addresses && addresses !== book) setBook(addresses);
  if (!open && (((profile || isError) && (book || hasNoBook)) || sessionEnded)) setOpen(true);
  if (!open) return <CheckoutSkeleton />;
  return (
    <CheckoutForm
      // A late profile remounts the form, to fill its empty fields.
      key={profile ? 'with-profile' : 'without-profile'}
      owner={owner}
      initial={initialCheckoutValues(owner, profile, book)}
      profile={profile}
      book={book}
      accountError={
        profile || sessionEnded
          ? undefined
          : { text: t('checkout.accountUnreached'), retry: () => void refetch(), retrying: isFetching }
      }
    />
  );
}
