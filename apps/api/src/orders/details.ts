import { emirates } from '@mahd/content';
import type { OrderRequest, ProblemField } from '@mahd/contract';
import { toE164 } from '@mahd/rules/locale';
import { CHECKOUT_CHECKS, firstErrors, normalizeEmail, type CheckoutValues } from '@mahd/rules/shop';
import { fieldProblem, invalidFields } from '../http/problem.js';
import { oneLine } from '../text/oneLine.js';

/** Contact and delivery address, cleaned. */
export interface OrderDetails {
  readonly email: string;
  readonly mobile: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly addressType: 'home' | 'office';
  readonly address: string;
  readonly emirate: string;
  readonly area: string;
  readonly note: string | null;
}

/** Where a field of the form stands in the request. */
const PATHS: Readonly<Record<keyof CheckoutValues, string>> = {
  firstName: 'contact.firstName',
  lastName: 'contact.lastName',
  email: 'contact.email',
  mobile: 'contact.mobile',
  address: 'address.address',
  addressType: 'address.type',
  emirates: 'address.emirates',
  area: 'address.area',
  paymentMethod: 'payment_method',
};

/** Validates contact and address. Throws a 422 with a message key for each invalid field. */
export function orderDetails({ contact, address, payment_method }: OrderRequest): OrderDetails {
  const texts = {
    firstName: oneLine(contact.firstName),
    lastName: oneLine(contact.lastName),
    address: oneLine(address.address),
    area: oneLine(address.area),
  };
  const errors: ProblemField[] = firstErrors(
    {
      ...texts,
      email: contact.email,
      mobile: contact.mobile,
      addressType: address.type,
      emirates: emirates.some(({ name }) => name === address.emirates) ? address.emirates : '',
      paymentMethod: payment_method,
    },
    CHECKOUT_CHECKS,
  ).map((error) => ({ ...fieldProblem(error), field: PATHS[error.field] }));
  const mobile = toE164(contact.mobile);
  if (errors.length > 0 || mobile === null) throw invalidFields(errors);
  const note = oneLine(address.note ?? '');
  return {
    ...texts,
    email: normalizeEmail(contact.email),
    mobile,
    addressType: address.type,
    emirate: address.emirates,
    note: note === '' ? null : note,
  };
}
