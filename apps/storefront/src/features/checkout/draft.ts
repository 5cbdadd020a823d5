import type { DeliveryPlace } from '@mahd/data/visitor/deliveryPlace';
import type { CheckoutValues } from '@mahd/rules/shop';
import { formDraft } from '../../shell/formDraft.js';

/** The form, with the note that nothing depends on. */
export interface CheckoutForm extends CheckoutValues {
  readonly note: string;
}

const empty: CheckoutForm = {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  address: '',
  addressType: '',
  emirates: '',
  area: '',
  note: '',
  paymentMethod: '',
};

/** What was typed before a reload or the way to the payment page and back, and by whom: `_id` of the user, empty for a guest. */
const draft = formDraft('checkoutForm', { ...empty, owner: '' });

/** Keeps what is typed for who has typed it; `owner` is null for a guest. */
export const keepForm = (owner: string | null, form: CheckoutForm): void => draft.keep({ ...form, owner: owner ?? '' });

/** An order has been placed: the next form begins empty. */
export const forgetForm = (): void => draft.forget();

/** What a profile knows of an order. */
type Known = Pick<CheckoutForm, 'firstName' | 'lastName' | 'email' | 'mobile' | 'address' | 'emirates' | 'area'>;

/**
 * The form as it was left in this tab, with what the profile of `owner` knows (null for a guest). What she has typed herself goes before
 * her profile; her profile goes before what was typed while nobody was logged in.
 */
export function initialForm(owner: string | null, known: Known = empty): CheckoutForm {
  const { owner: typedBy, ...form } = draft.read();
  if (owner === null) return form;
  if (typedBy === owner) return { ...form, ...filled(form, known) };
  return typedBy === '' ? { ...form, ...filled(known, form) } : { ...empty, ...filled(known, empty) };
}

/** What is known, and what is empty there as the other has it. Emirate and area belong together. */
function filled(known: Known, other: Known): Known {
  const pick = (name: 'firstName' | 'lastName' | 'email' | 'mobile' | 'address') => known[name] || other[name];
  const { emirates, area } = known.emirates === '' ? other : known;
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

/** With the emirate that was chosen elsewhere in the shop, where neither the form nor the profile names one. */
export const withPlace = (form: CheckoutForm, chosen: DeliveryPlace | null): CheckoutForm =>
  form.emirates === '' && chosen ? { ...form, emirates: chosen.name, area: '' } : form;
