import { browserStorage } from '@mahd/data/store';
import type { CheckoutValues } from '@mahd/rules/shop';

/** The form, with the note that nothing depends on. */
export interface CheckoutForm extends CheckoutValues {
  readonly note: string;
}

/** Where the form is kept: for this tab only, and gone with it. */
const key = 'checkoutForm';

const empty: CheckoutForm = { firstName: '', lastName: '', email: '', mobile: '', address: '', addressType: '', emirates: '', area: '', note: '', paymentMethod: '' };

/** What was typed before a reload or the way to the payment page and back. */
export function readDraft(): CheckoutForm {
  try {
    const stored = JSON.parse(browserStorage('sessionStorage')?.getItem(key) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(Object.entries(empty).map(([name, value]) => [name, typeof stored[name] === 'string' ? stored[name] : value])) as unknown as CheckoutForm;
  } catch {
    return empty;
  }
}

export function keepDraft(form: CheckoutForm): void {
  try {
    browserStorage('sessionStorage')?.setItem(key, JSON.stringify(form));
  } catch {
    // Full: the form lives as long as the page.
  }
}

/** What is empty, as the profile has it. Emirate and area belong together: who has chosen one keeps both. */
export function withProfile(form: CheckoutForm, known: Pick<CheckoutForm, 'firstName' | 'lastName' | 'email' | 'mobile' | 'address' | 'emirates' | 'area'>): CheckoutForm {
  const place = form.emirates === '' ? { emirates: known.emirates, area: known.area } : {};
  const fill = (name: 'firstName' | 'lastName' | 'email' | 'mobile' | 'address') => form[name] || known[name];
  return { ...form, firstName: fill('firstName'), lastName: fill('lastName'), email: fill('email'), mobile: fill('mobile'), address: fill('address'), ...place };
}
