import type { DeliveryPlace } from '@mahd/data/visitor/deliveryPlace';
import type { CheckoutValues } from '@mahd/rules/shop';
import { formDraft } from '../formDraft.js';

/** The form, with the note that nothing depends on. */
export interface CheckoutForm extends CheckoutValues {
  readonly note: string;
}

/** What was typed before a reload or the way to the payment page and back. */
export const checkoutDraft = formDraft<CheckoutForm>('checkoutForm', {
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
});

/** What is empty, as the profile has it. Emirate and area belong together: who has chosen one keeps both. */
export function withProfile(
  form: CheckoutForm,
  known: Pick<CheckoutForm, 'firstName' | 'lastName' | 'email' | 'mobile' | 'address' | 'emirates' | 'area'>,
): CheckoutForm {
  const place = form.emirates === '' ? { emirates: known.emirates, area: known.area } : {};
  const fill = (name: 'firstName' | 'lastName' | 'email' | 'mobile' | 'address') => form[name] || known[name];
  return {
    ...form,
    firstName: fill('firstName'),
    lastName: fill('lastName'),
    email: fill('email'),
    mobile: fill('mobile'),
    address: fill('address'),
    ...place,
  };
}

/** With the emirate that was chosen elsewhere in the shop, where neither the form nor the profile names one. */
export const withPlace = (form: CheckoutForm, chosen: DeliveryPlace | null): CheckoutForm =>
  form.emirates === '' && chosen ? { ...form, emirates: chosen.name, area: '' } : form;
