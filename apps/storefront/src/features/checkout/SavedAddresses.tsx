import { useRef } from 'react';
import type { SavedAddress } from '@mahd/data/account/addresses';
import { Badge } from '@mahd/ui/Badge';
import { Icon } from '@mahd/ui/icons';
import { RadioGroup } from '@mahd/ui/RadioGroup';
import { useMessages } from '../../shell/useMessages.js';
import { AddressLines } from '../delivery/AddressLines.js';
import { AddressTypeIcon } from '../delivery/AddressTypeIcon.js';
import { NO_PLACE, placeOf, withAddress, type CheckoutFormValues } from './draft.js';

const ANOTHER = 'another';

interface SavedAddressesProps {
  book: readonly SavedAddress[];
  values: CheckoutFormValues;
  onChange: (changes: Partial<CheckoutFormValues>) => void;
}

/** The user's addresses to choose from, and the choice of another one. */
export function SavedAddresses({ book, values, onChange }: SavedAddressesProps) {
  const { t } = useMessages('addresses');
  // An address that was typed is still there after a look at the others.
  const typed = useRef<Partial<CheckoutFormValues>>(NO_PLACE);

  const choose = (id: string) => {
    if (values.savedAddress === '') typed.current = { savedAddress: '', ...placeOf(values) };
    const address = book.find(({ _id }) => _id === id);
    onChange(address ? withAddress(values, address) : typed.current);
  };

  return (
    <RadioGroup
      variant="outline"
      label={t('addresses.choose')}
      value={values.savedAddress || ANOTHER}
      onValueChange={choose}
      options={[
        ...book.map((address) => ({
          value: address._id,
          label: (
            <>
              {t(`checkout.${address.type}`)}{' '}
              {address.is_default && <Badge tone="success">{t('addresses.default')}</Badge>}
            </>
          ),
          description: <AddressLines recipient={address} address={address} />,
          icon: <AddressTypeIcon type={address.type} />,
        })),
        { value: ANOTHER, label: t('addresses.another'), icon: <Icon name="plus" /> },
      ]}
    />
  );
}
