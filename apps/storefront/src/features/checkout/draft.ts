import type { DeliveryPlace } from '@mahd/data/account/deliveryPlace';
import { NO_GIFT, type CheckoutValues } from '@mahd/rules/shop';
import { registrationDraft } from '../account/registrationDraft.js';
import { createFormDraft } from '../../shell/createFormDraft.js';

/** The validated values and the optional note. */
export interface CheckoutFormValues extends CheckoutValues {
  readonly note: string;
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
  ...NO_GIFT,
  paymentMethod: '',
};

/** The draft and its owner: `_id` of the user, empty for a guest. Survives reloads and the payment page. */
const draft = createFormDraft('checkoutForm', { ...empty, owner: '' });

/** Saves the draft of `owner`; null for a guest, whose registration then starts with the same details, but not with the address of a gift. */
export function saveCheckoutDraft(owner: string | null, form: CheckoutFormValues): void {
  draft.save({ ...form, owner: owner ?? '' });
  if (owner !== null) return;
  const own = form.gift === '' ? form : { ...form, address: '', emirates: '', area: '' };
  const typed = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== ''));
  if (Object.keys(typed).length > 0) registrationDraft.save({ ...registrationDraft.load(), ...typed });
}

/** Clears the draft once an order has been placed. */
export function clearCheckoutDraft(): void {
  draft.clear();
  registrationDraft.clear();
}

/** The fields a profile can fill. */
type ProfileFields = Pick<
  CheckoutFormValues,
  'firstName' | 'lastName' | 'email' | 'mobile' | 'address' | 'emirates' | 'area'
>;

/**
 * The initial values: the draft of this tab merged with the profile of `owner` (null for a guest). A draft typed by `owner` takes precedence over
 * the profile, the profile over a draft typed as a guest, unless that is for a gift.
 */
export function initialCheckoutValues(owner: string | null, profile: ProfileFields = empty): CheckoutFormValues {
  const { owner: draftOwner, ...form } = draft.load();
  if (owner === null) return form;
  // The address of a gift is its recipient's.
  if (draftOwner === owner || (draftOwner === '' && form.gift !== ''))
    return { ...form, ...withDefaults(form, profile) };
  return draftOwner === ''
    ? { ...form, ...withDefaults(profile, form) }
    : { ...empty, ...withDefaults(profile, empty) };
}

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
