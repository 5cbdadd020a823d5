import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  addressBookAtom,
  deleteAddressAtom,
  makeDefaultAddressAtom,
  type AddressOutcome,
  type SavedAddress,
} from '@mahd/data/account/addresses';
import { swalMsgAtom } from '@mahd/data/cart';
import { MAX_ADDRESSES } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { Dialog } from '@mahd/ui/Dialog';
import { EmptyState } from '@mahd/ui/EmptyState';
import { ErrorState } from '@mahd/ui/ErrorState';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Notice } from '@mahd/ui/Notice';
import { Skeleton } from '@mahd/ui/Skeleton';
import { Spinner } from '@mahd/ui/Spinner';
import { Stack } from '@mahd/ui/Stack';
import { focusElement } from '../../shell/focusElement.js';
import { useMessages } from '../../shell/useMessages.js';
import { problemText } from '../../shell/problemText.js';
import { AddressLines } from '../delivery/AddressLines.js';
import { Panel } from './Profile.styles.js';
import { AddressList, AddTile } from './AddressBook.styles.js';
import { AddressCard } from './AddressCard.js';
import letterbox from './drawings/letterbox.svg?url';

const AddressForm = lazyWithRetry(async () => ({ default: (await import('./AddressForm.js')).AddressForm }));

/** The user's addresses, with what can be done with them. */
export function AddressBook() {
  useMessages('checkout');
  const { t } = useMessages('addresses');
  const { data: addresses, isError, isFetching, refetch } = useAtomValue(addressBookAtom());
  const makeDefault = useSetAtom(makeDefaultAddressAtom);
  const deleteAddress = useSetAtom(deleteAddressAtom);
  const showToast = useSetAtom(swalMsgAtom);
  const [editing, setEditing] = useState<SavedAddress | 'new' | null>(null);
  const [deleting, setDeleting] = useState<SavedAddress | null>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The pressed button is gone after most actions, so focus moves to the heading.
  const heading = useRef<HTMLHeadingElement>(null);

  const edit = (address: SavedAddress | 'new' | null) => {
    setProblem(null);
    flushSync(() => setEditing(address));
    focusElement(heading.current);
  };
  const run = async (change: Promise<AddressOutcome>) => {
    setProblem(null);
    setPending(true);
    const outcome = await change;
    setPending(false);
    // Closing the dialog restores the focus to a button that may be gone.
    flushSync(() => setDeleting(null));
    if (outcome.kind === 'failed') setProblem(problemText(t, outcome));
    else showToast('toast.infoUpdated');
    focusElement(heading.current);
  };

  if (!addresses && isError)
    return <ErrorState title={t('addresses.failed')} onRetry={() => void refetch()} pending={isFetching} />;
  if (!addresses) {
    return (
      <Panel>
        <Skeleton lines={6} />
      </Panel>
    );
  }
  const isFull = addresses.length >= MAX_ADDRESSES;
  return (
    <Panel aria-labelledby="addresses">
      <Heading ref={heading} headingLevel={2} size="medium" id="addresses">
        {t(editing === null ? 'addresses.title' : editing === 'new' ? 'addresses.newTitle' : 'addresses.editTitle')}
      </Heading>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {editing !== null ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <AddressForm
            address={editing === 'new' ? null : editing}
            book={addresses}
            onSaved={() => {
              showToast('toast.infoUpdated');
              edit(null);
            }}
            onCancel={() => edit(null)}
          />
        </Suspense>
      ) : addresses.length === 0 ? (
        <EmptyState
          drawing={<img src={letterbox} alt="" width={240} height={240} />}
          headingLevel={3}
          title={t('addresses.empty')}
          description={t('addresses.emptyText')}
          actions={<Button onClick={() => edit('new')}>{t('addresses.add')}</Button>}
        />
      ) : (
        <>
          {isFull && <Notice>{t('addresses.full', { n: MAX_ADDRESSES })}</Notice>}
          {/* Safari drops the list role of lists without bullets. */}
          <AddressList role="list">
            {addresses.map((address) => (
              <li key={address._id}>
                <AddressCard
                  address={address}
                  pending={pending}
                  onEdit={() => edit(address)}
                  onDelete={() => setDeleting(address)}
                  onMakeDefault={() => void run(makeDefault(address._id))}
                />
              </li>
            ))}
            {!isFull && (
              <li>
                <AddTile type="button" onClick={() => edit('new')}>
                  <Icon name="plus" />
                  {t('addresses.add')}
                </AddTile>
              </li>
            )}
          </AddressList>
        </>
      )}
      <Dialog
        open={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        title={t('addresses.deleteQuestion')}
        size="small"
      >
        {deleting && (
          <Stack gap={16}>
            <p>
              <AddressLines recipient={deleting} address={deleting} />
            </p>
            <p>{t('addresses.deleteText')}</p>
            <Cluster>
              <Button
                aria-disabled={pending || undefined}
                onClick={() => pending || void run(deleteAddress(deleting._id))}
              >
                {pending && <Spinner />}
                {t('addresses.delete')}
              </Button>
              <Button variant="outline" onClick={() => setDeleting(null)}>
                {t('addresses.keep')}
              </Button>
            </Cluster>
          </Stack>
        )}
      </Dialog>
    </Panel>
  );
}
