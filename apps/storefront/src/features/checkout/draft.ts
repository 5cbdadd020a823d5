import type { SavedAddress } from '@mahd/data/account/addresses';
import type { DeliveryPlace } from '@mahd/data/account/deliveryPlace';
import { personalAtom, type Shop } from '@mahd/data/store';
import {
  ADDRESS_CHECKS,
  ADDRESS_TYPES,
  firstErrors,
  NO_GIFT,
  PAYMENT_METHODS,
  type AddressValues,
  type CheckoutValues,
} from '@mahd/rules/shop';
import { registrationDraft } from '../account/registrationDraft.js';
import { createFormDraft } from '../../shell/createFormDraft.js';

/** The validated values, the optional note, and what the address has to do with the user's address book. */
export interface CheckoutFormValues extends CheckoutValues {
  readonly note: string;
  /** `_id` of the address that was chosen; empty for one that is typed. */
  readonly savedAddress: string;
  /** Whether to add the typed address to the book. */
  readonly saveAddress: 'yes' | '';
}

const empty: CheckoutFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  address: '',
  addressType: '',
  emirates: '',
  area: '',
  note: '',
  savedAddress: '',
  saveAddress: '',
  ...NO_GIFT,
  paymentMethod: '',
};

/** The draft and its owner: `_id` of the user, empty for a guest. Survives reloads and the payment page. */
const draft = createFormDraft<CheckoutFormValues & { readonly owner: string }>(
  'checkoutForm',
  { ...empty, owner: '' },
  { addressType: ADDRESS_TYPES, saveAddress: ['yes'], gift: ['yes'], paymentMethod: PAYMENT_METHODS },
);

/** Saves the draft of `owner`; null for a guest, whose registration then starts with the same details, but not with the address of a gift. */
export function saveCheckoutDraft(owner: string | null, form: CheckoutFormValues): void {
  draft.save({ ...form, owner: owner ?? '' });
  if (owner !== null) return;
  const own = form.gift === '' ? form : { ...form, address: '', emirates: '', area: '' };
  const typed = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== ''));
  if (Object.keys(typed).length > 0) registrationDraft.save({ ...registrationDraft.load(), ...typed });
}

/** The registration of the guest whose order was just placed. Only in memory. */
const orderedAtom = personalAtom<ReturnType<typeof registrationDraft.load> | null>(null);

/** The address to which the order just placed is confirmed. Only in memory. */
export const confirmedEmailAtom = personalAtom('');

/** Clears the draft once an order has been placed. */
export function clearCheckoutDraft({ store }: Shop): void {
  const { email } = draft.load();
  if (email !== '') store.set(confirmedEmailAtom, email);
  const typed = registrationDraft.load();
  if (typed.email !== '') store.set(orderedAtom, typed);
  draft.clear();
  registrationDraft.clear();
}

/** Starts a registration with the details of the order just placed. */
export function registerAsOrdered({ store }: Shop): void {
  const ordered = store.get(orderedAtom);
  if (ordered) registrationDraft.save(ordered);
}

/** The fields a profile can fill. */
type ProfileFields = Pick<
  CheckoutFormValues,
  'firstName' | 'lastName' | 'email' | 'mobile' | 'address' | 'emirates' | 'area'
>;

/**
 * The initial values: the draft of this tab merged with the profile of `owner` (null for a guest). A draft typed by `owner` takes precedence over
 * the profile, the profile over a draft typed as a guest, unless that is for a gift.
 * @param book the addresses of `owner`: the default is chosen unless the draft has another address
 */
export function initialCheckoutValues(
  owner: string | null,
  profile: ProfileFields = empty,
  book: readonly SavedAddress[] = [],
): CheckoutFormValues {
  const { owner: draftOwner, ...form } = draft.load();
  if (owner === null) return form;
  // The address of a gift is its recipient's.
  const isOwn = draftOwner === owner || (draftOwner === '' && form.gift !== '');
  const chosen = book.find(({ _id }) => _id === form.savedAddress);
  if (isOwn && chosen) {
    const { firstName, lastName, email, mobile } = withDefaults(form, profile);
    return { ...withAddress(form, chosen), firstName, lastName, email, mobile };
  }
  const isTyped = isOwn && form.savedAddress === '' && (form.address !== '' || form.gift !== '');
  const preset = book.find((address) => (isTyped ? isPlace(form, address) : address.is_default));
  const filled = isOwn
    ? { ...form, ...withDefaults(form, form.gift === '' ? profile : { ...profile, ...NO_PLACE }) }
    : draftOwner === ''
      ? { ...form, ...withDefaults(profile, form) }
      : { ...empty, ...withDefaults(profile, empty) };
  return preset ? withAddress(filled, preset) : { ...filled, savedAddress: '' };
}

type Place = Pick<AddressValues, 'address' | 'addressType' | 'emirates' | 'area'>;

/** The fields that say where an address is. */
export const placeOf = (values: Place | SavedAddress): Place => ({
  address: values.address,
  addressType: 'type' in values ? values.type : values.addressType,
  emirates: values.emirates,
  area: values.area,
});

/** No address yet, saved or typed. */
export const NO_PLACE = { savedAddress: '', address: '', addressType: '', emirates: '', area: '' } as const;

/** Makes the order a gift, which goes to an address other than the customer's own, or takes that back. */
export function withGift(
  form: CheckoutFormValues,
  isGift: boolean,
  book: readonly SavedAddress[] = [],
): CheckoutFormValues {
  if (isGift) return { ...form, gift: 'yes', ...(form.savedAddress === '' ? {} : NO_PLACE) };
  const own = { ...form, gift: '' as const };
  const preset = form.savedAddress === '' && form.address === '' ? book.find(({ is_default: first }) => first) : null;
  return preset ? withAddress(own, preset) : own;
}

const isPlace = (form: Place, { address, emirates, area }: SavedAddress) =>
  form.address === address && form.emirates === emirates && form.area === area;

/**
 * Chooses an address of the book. Its recipient becomes the contact, except of a gift, which has its own recipient. An
 * address that is not valid any more fills the fields instead.
 */
export function withAddress(form: CheckoutFormValues, saved: SavedAddress): CheckoutFormValues {
  const { firstName, lastName, mobile } = form.gift === '' ? saved : form;
  const isValid = firstErrors({ ...saved, addressType: saved.type }, ADDRESS_CHECKS).length === 0;
  return { ...form, firstName, lastName, mobile, ...placeOf(saved), savedAddress: isValid ? saved._id : '' };
}

/** What the address book stores of the form: the recipient of a gift, otherwise the contact. */
export const toAddressValues = (form: CheckoutFormValues): AddressValues => ({
  ...(form.gift === ''
    ? { firstName: form.firstName, lastName: form.lastName, mobile: form.mobile }
    : { firstName: form.giftFirstName, lastName: form.giftLastName, mobile: form.giftMobile }),
  ...placeOf(form),
});

/** Fills the empty fields of `fields` from `defaults`. Emirate and area are filled together. */
function withDefaults(fields: ProfileFields, defaults: ProfileFields): ProfileFields {
  const pick = (name: 'firstName' | 'lastName' | 'email' | 'mobile' | 'address') => fields[name] || defaults[name];
  const { emirates, area } = fields.emirates === '' ? defaults : fields;
  return {
    firstName: pick('firstName'),
    lastName: pick('lastName'),
    email: pick('email'),
    mobile: pick('mobile'),
    address: pick('address'),
    emirates,
    area,
  };
}

/** Fills an empty emirate with the one selected elsewhere in the shop. */
export const withEmirate = (form: CheckoutFormValues, chosen: DeliveryPlace | null): CheckoutFormValues =>
  form.emirates === '' && chosen ? { ...form, emirates: chosen.name, area: '' } : form;
