import { Type, type Static } from '@sinclair/typebox';
import { Address, Contact } from './checkout.js';
import { DocumentId } from './shapes.js';

const { firstName, lastName, mobile } = Contact.properties;
const { address, type, emirates, area } = Address.properties;

/** POST auth/addresses and PUT auth/addresses/{id} (bearer): recipient and place. */
export const SavedAddressRequest = Type.Object(
  { type, firstName, lastName, mobile, address, emirates, area },
  { additionalProperties: true },
);
export type SavedAddressRequest = Static<typeof SavedAddressRequest>;

/** An entry of the address book. */
export const SavedAddress = Type.Object({
  _id: DocumentId,
  type,
  firstName,
  lastName,
  mobile,
  address,
  emirates,
  area,
  is_default: Type.Boolean({ description: 'The address of the profile, preselected in the checkout' }),
});
export type SavedAddress = Static<typeof SavedAddress>;

/**
 * Answer of all calls of the address book, and of GET auth/addresses (bearer): the default first, then the oldest
 * first. An account with addresses has one default.
 */
export const AddressBook = Type.Object({ addresses: Type.Array(SavedAddress) });
export type AddressBook = Static<typeof AddressBook>;
