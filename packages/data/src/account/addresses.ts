import type * as wire from '@mahd/contract';
import { normalizeUaeMobile } from '@mahd/rules/locale';
import { ADDRESS_CHECKS, ADDRESS_TYPES, knownMessageKey, type AddressType, type AddressValues } from '@mahd/rules/shop';
import { atom, type Getter, type Setter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { array, boolean, mapped, object, oneOf, optional, string, text } from '../http/decoders.js';
import { codeOf, failed, refusedFields, type Failed } from '../http/failed.js';
import type { HttpClient } from '../http/index.js';
import { httpAtom, queryAtomFamily, type NamedQuery } from '../store/index.js';
import { ADDRESSES_KEY, PROFILE_KEY } from './profile.js';
import { loggedInUserAtom, refreshUserAtom } from './session.js';

/** An address of the user's book. `mobile` has nine digits. */
export type SavedAddress = wire.SavedAddress;
const savedAddress = object<SavedAddress>({
  _id: string,
  type: oneOf(...ADDRESS_TYPES),
  firstName: text,
  lastName: text,
  mobile: text,
  address: text,
  emirates: text,
  area: text,
  is_default: optional(boolean, false),
});
const addressBook = mapped(
  object<wire.AddressBook>({ addresses: array(savedAddress) }),
  ({ addresses }): readonly SavedAddress[] => addresses,
);

/** GET auth/addresses: the default first. Only for a logged-in user. */
export const addressBookQuery = (http: HttpClient): NamedQuery<readonly SavedAddress[]> => ({
  queryKey: ADDRESSES_KEY,
  queryFn: async ({ signal }) => addressBook(await http.get('auth/addresses', { signal })),
});

/** `useAtomValue(addressBookAtom())`: the logged-in user's addresses, the default first. */
export const addressBookAtom = queryAtomFamily(addressBookQuery);

/** A field of the address form that the server rejects. */
export interface AddressRefusal {
  readonly field: keyof AddressValues;
  readonly messageKey: (typeof ADDRESS_CHECKS)[number]['messageKey'];
}

/** Result of a change of the address book. `full`: it holds no more addresses. */
export type AddressOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly fields: readonly AddressRefusal[] }
  | { readonly kind: 'full'; readonly messageKey: 'addresses.full' }
  | Failed;

/** Adds an address, or changes the one with this id. Never rejects. */
export const saveAddressAtom = atom(
  null,
  (get, set, values: AddressValues, id: string | null = null): Promise<AddressOutcome> =>
    change(get, set, (http) =>
      id === null
        ? http.post('auth/addresses', toRequest(values))
        : http.send('PUT', `auth/addresses/${id}`, toRequest(values)),
    ),
);

/** Deletes an address. After the default, another one becomes the default. Never rejects. */
export const deleteAddressAtom = atom(null, (get, set, id: string): Promise<AddressOutcome> =>
  change(get, set, (http) => http.send('DELETE', `auth/addresses/${id}`)),
);

/** Makes an address the default, which is also the address of the profile. Never rejects. */
export const makeDefaultAddressAtom = atom(null, (get, set, id: string): Promise<AddressOutcome> =>
  change(get, set, (http) => http.post(`auth/addresses/${id}/default`, {})),
);

async function change(get: Getter, set: Setter, send: (http: HttpClient) => Promise<unknown>): Promise<AddressOutcome> {
  const client = get(queryClientAtom);
  try {
    const addresses = addressBook(await send(get(httpAtom)));
    // A response to an earlier request must not replace this one.
    await client.cancelQueries({ queryKey: ADDRESSES_KEY });
    client.setQueryData(ADDRESSES_KEY, addresses);
    void client.invalidateQueries({ queryKey: PROFILE_KEY });
    const user = get(loggedInUserAtom);
    const emirates = addresses.find(({ is_default }) => is_default)?.emirates ?? '';
    if (user !== null) set(refreshUserAtom, { ...user, emirates });
    return { kind: 'saved' };
  } catch (error) {
    // Another tab may have changed the book.
    void client.invalidateQueries({ queryKey: ADDRESSES_KEY });
    if (codeOf(error) === 'address_book_full') return { kind: 'full', messageKey: 'addresses.full' };
    const fields = refusedFields(error).flatMap(({ name, message }): AddressRefusal[] => {
      const check = ADDRESS_CHECKS.find(({ field }) => field === (name === 'type' ? 'addressType' : name));
      return check
        ? [{ field: check.field, messageKey: knownMessageKey(ADDRESS_CHECKS, message, check.messageKey) }]
        : [];
    });
    return fields.length > 0 ? { kind: 'refused', fields } : failed(error);
  }
}

/** @param values validated */
const toRequest = (values: AddressValues): wire.SavedAddressRequest => ({
  type: values.addressType as AddressType,
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  mobile: normalizeUaeMobile(values.mobile),
  address: values.address.trim(),
  emirates: values.emirates,
  area: values.area.trim(),
});
