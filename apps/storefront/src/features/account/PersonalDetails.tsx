import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { profileAtom } from '@mahd/data/account';
import { Button } from '@mahd/ui/Button';
import { ErrorState } from '@mahd/ui/ErrorState';
import { Heading } from '@mahd/ui/Heading';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Skeleton } from '@mahd/ui/Skeleton';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { focusElement } from '../../shell/focusElement.js';
import { Panel, PanelHead } from './Profile.styles.js';
import { DeleteAccount } from './DeleteAccount.js';
import { LoadingSection } from './LoadingSection.js';
import { Preferences } from './Preferences.js';
import { profileDraftAtom } from './profileDraft.js';
import { ProfileFacts } from './ProfileFacts.js';

// Few visits edit the profile.
const EditInfo = lazyWithRetry(async () => ({ default: (await import('./EditInfo.js')).EditInfo }));

/** The user's details with their edit form, the preferences, and the deletion of the account. */
export function PersonalDetails() {
  const t = useTranslate();
  const { data: profile, isError, isFetching, refetch } = useAtomValue(profileAtom());
  const draft = useAtomValue(profileDraftAtom);
  const setDraft = useSetAtom(profileDraftAtom);
  const restoredValues = profile && draft?.userId === profile._id ? draft.values : null;
  const [editing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  // Opening and closing the form unmounts the focused button.
  const edit = (open: boolean) => {
    flushSync(() => {
      setEditing(open);
      if (!open) setDraft(null);
    });
    focusElement(open ? heading.current : editButton.current);
  };

  if (!profile && isError)
    return <ErrorState title={t('profile.failed')} onRetry={() => void refetch()} pending={isFetching} />;
  if (!profile) return <LoadingSection />;
  const isEditing = editing || restoredValues !== null;
  return (
    <Stack gap={24}>
      <Panel aria-labelledby="details">
        <PanelHead>
          <Heading ref={heading} headingLevel={2} size="medium" id="details">
            {t('profile.details')}
          </Heading>
          {!isEditing && (
            <Button ref={editButton} variant="outline" tone="neutral" size="small" onClick={() => edit(true)}>
              {t('profile.editInfo')}
            </Button>
          )}
        </PanelHead>
        {isEditing ? (
          <Suspense fallback={<Skeleton lines={8} />}>
            <EditInfo
              profile={profile}
              restoredValues={restoredValues}
              openedByDraft={restoredValues !== null && !editing}
              onDone={() => edit(false)}
            />
          </Suspense>
        ) : (
          <ProfileFacts profile={profile} />
        )}
      </Panel>
      <Panel aria-labelledby="preferences">
        <Preferences profile={profile} />
      </Panel>
      <DeleteAccount />
    </Stack>
  );
}
