import { emirates } from '@mahd/content';
import type { GiftRequest, OrderRequest, ProblemField } from '@mahd/contract';
import { toE164 } from '@mahd/rules/locale';
import {
  CHECKOUT_CHECKS,
  firstErrors,
  NO_GIFT,
  normalizeEmail,
  type AddressType,
  type CheckoutValues,
  type GiftValues,
} from '@mahd/rules/shop';
import type { Gift } from '../db/schema/index.js';
import { fieldProblem, invalidFields } from '../http/problem.js';
import { oneLine, severalLines } from '../text/oneLine.js';

/** Contact and delivery address, cleaned. */
export interface OrderDetails {
  readonly email: string;
  readonly mobile: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly addressType: AddressType;
  readonly address: string;
  readonly emirate: string;
  readonly area: string;
  readonly note: string | null;
  readonly gift: Gift | null;
}

/** The path in the request of each field of the form. */
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
  gift: 'gift',
  giftFirstName: 'gift.recipient_first_name',
  giftLastName: 'gift.recipient_last_name',
  giftMobile: 'gift.recipient_mobile',
  giftMessage: 'gift.gift_message',
};

/** Validates contact and address. Throws a 422 with a message key for each invalid field. */
export function orderDetails({ contact, address, gift, payment_method }: OrderRequest): OrderDetails {
  const giftTexts = giftValues(gift ?? null);
  const texts = {
    firstName: oneLine(contact.firstName),
    lastName: oneLine(contact.lastName),
    address: oneLine(address.address),
    area: oneLine(address.area),
  };
  const errors: ProblemField[] = firstErrors(
    {
      ...texts,
      ...giftTexts,
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
    gift: giftTexts.gift === '' ? null : giftOf(giftTexts),
  };
}

function giftValues(gift: GiftRequest | null): GiftValues {
  return gift === null
    ? NO_GIFT
    : {
        gift: 'yes',
        giftFirstName: oneLine(gift.recipient_first_name),
        giftLastName: oneLine(gift.recipient_last_name),
        giftMobile: gift.recipient_mobile,
        giftMessage: severalLines(gift.gift_message ?? ''),
      };
}

/** @param values validated */
function giftOf({ giftFirstName: firstName, giftLastName: lastName, giftMobile, giftMessage }: GiftValues): Gift {
  return { firstName, lastName, mobile: toE164(giftMobile) ?? '', message: giftMessage === '' ? null : giftMessage };
}
