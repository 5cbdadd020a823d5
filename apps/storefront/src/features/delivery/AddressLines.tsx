import { commaOf, formatUaeMobile } from '@mahd/rules/locale';
import { useLanguage } from '../../app/AppContext.js';
import { usePlaceNames } from './usePlaceNames.js';

interface AddressLinesProps {
  recipient: { readonly firstName: string; readonly lastName: string; readonly mobile: string };
  address: { readonly address: string; readonly emirates: string; readonly area: string };
}

/** Name, street, place and mobile number of a recipient, one per line. */
export function AddressLines({ recipient, address }: AddressLinesProps) {
  const language = useLanguage();
  const { area, emirate } = usePlaceNames(address);
  return (
    <>
      <bdi>{`${recipient.firstName} ${recipient.lastName}`}</bdi>
      <br />
      <bdi>{address.address}</bdi>
      <br />
      <bdi>{[area, emirate].filter(Boolean).join(commaOf(language))}</bdi>
      <br />
      <bdi dir="ltr">{formatUaeMobile(recipient.mobile)}</bdi>
    </>
  );
}
