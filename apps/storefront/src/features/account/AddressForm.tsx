import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { profileAtom } from '@mahd/data/account';
import { saveAddressAtom, type SavedAddress } from '@mahd/data/account/addresses';
import { ADDRESS_CHECKS, ADDRESS_TYPES, MAX_ADDRESSES, MAX_LENGTHS, type AddressValues } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { FormTextField, SubmitButton, ValidatedForm, type FieldProblem } from '@mahd/ui/formik';
import { Notice } from '@mahd/ui/Notice';
import { Skeleton } from '@mahd/ui/Skeleton';
import { useTranslate } from '../../app/AppContext.js';
import type { MessageKey } from '../../messages/domains.js';
import { validateBy } from '../../shell/formValidation.js';
import { problemText } from '../../shell/problemText.js';
import { AddressTypes } from '../delivery/AddressTypes.styles.js';
import { AddressTypeIcon } from '../delivery/AddressTypeIcon.js';
import { PlaceFields } from '../delivery/PlaceFields.js';
import { MobileField, NameFields } from './PersonFields.js';

const validate = validateBy(ADDRESS_CHECKS);

interface AddressFormProps {
  /** The address to edit; null for a new one. */
  address: SavedAddress | null;
  book: readonly SavedAddress[];
  onSaved: () => void;
  onCancel: () => void;
}

/** The form for an address of the book. A new one is for the user until another recipient is entered. */
export function AddressForm({ address, book, onSaved, onCancel }: AddressFormProps) {
  const t = useTranslate();
  const { data: profile, isError } = useAtomValue(profileAtom());
  const save = useSetAtom(saveAddressAtom);
  const [problem, setProblem] = useState<string | null>(null);
  if (address === null && !profile && !isError) return <Skeleton lines={8} />;
  const initial: AddressValues = {
    firstName: (address ?? profile)?.firstName ?? '',
    lastName: (address ?? profile)?.lastName ?? '',
    mobile: (address ?? profile)?.mobile ?? '',
    addressType: address?.type ?? ADDRESS_TYPES.find((type) => book.every((saved) => saved.type !== type)) ?? 'other',
    address: address?.address ?? '',
    emirates: address?.emirates ?? '',
    area: address?.area ?? '',
  };

  const send = async (values: AddressValues): Promise<readonly FieldProblem<MessageKey>[] | void> => {
    setProblem(null);
    const outcome = await save(values, address?._id);
    if (outcome.kind === 'refused') return outcome.fields;
    if (outcome.kind === 'saved') onSaved();
    else setProblem(outcome.kind === 'full' ? t(outcome.messageKey, { n: MAX_ADDRESSES }) : problemText(t, outcome));
  };

  return (
    <ValidatedForm initialValues={initial} validate={validate} message={t} onSubmit={send} summary>
      {({ values, setFieldValue }) => (
        <>
          <NameFields />
          <MobileField value={values.mobile} hint="addresses.recipientHint" />
          <FormTextField
            name="address"
            label={t('field.address')}
            description={t('field.addressHint')}
            autoComplete="street-address"
            maxLength={MAX_LENGTHS.address}
          />
          <AddressTypes
            name="addressType"
            variant="outline"
            label={t('checkout.addressType')}
            options={ADDRESS_TYPES.map((type) => ({
              value: type,
              label: t(`checkout.${type}`),
              icon: <AddressTypeIcon type={type} />,
            }))}
          />
          <PlaceFields emirate={values.emirates} clearArea={() => void setFieldValue('area', '')} gap={16} />
          {problem && (
            <Notice tone="danger" live>
              {problem}
            </Notice>
          )}
          <Cluster>
            <SubmitButton>{t('addresses.save')}</SubmitButton>
            <Button variant="outline" onClick={onCancel}>
              {t('addresses.cancel')}
            </Button>
          </Cluster>
        </>
      )}
    </ValidatedForm>
  );
}
