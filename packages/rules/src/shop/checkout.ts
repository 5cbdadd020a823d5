import { isForeignNumber } from '../locale/phone.js';
import { ADDRESS_TYPES, type AddressType } from './addressTypes.js';
import { isEmail } from './email.js';
import { containsLink, hasLetter, isFilled, isMobile, type FormCheck } from './formChecks.js';
import { isGiftMethod, PAYMENT_METHODS, type PaymentMethod } from './paymentMethods.js';
import {
  addressChecks,
  areaChecks,
  emiratesChecks,
  mobileChecks,
  nameChecks,
  type PersonValues,
} from './personChecks.js';

/** The part of the checkout form about a gift. The other fields are ignored unless `gift` is set. */
export interface GiftValues {
  readonly gift: 'yes' | '';
  readonly giftFirstName: string;
  readonly giftLastName: string;
  readonly giftMobile: string;
  readonly giftMessage: string;
}

/** A form without a gift. */
export const NO_GIFT: GiftValues = { gift: '', giftFirstName: '', giftLastName: '', giftMobile: '', giftMessage: '' };

/** How many addresses an account's address book holds. */
export const MAX_ADDRESSES = 10;

/** An entry of the address book: recipient and place. */
export interface AddressValues extends PersonValues {
  readonly addressType: AddressType | '';
}

/** The values of the checkout form; '' for an optional field left out. */
export interface CheckoutValues extends AddressValues, GiftValues {
  readonly email: string;
  readonly paymentMethod: PaymentMethod | '';
}

const ERRORS = 'checkout.errors';
const NAME_CHECKS = nameChecks(ERRORS);
const MOBILE_CHECKS = mobileChecks(ERRORS);
const PLACE_CHECKS = [
  ...addressChecks(ERRORS),
  {
    field: 'addressType',
    messageKey: 'checkout.errors.addressType',
    passes: ({ addressType }) => ADDRESS_TYPES.some((type) => type === addressType),
  },
  ...emiratesChecks(ERRORS),
  ...areaChecks(ERRORS),
] as const satisfies readonly FormCheck<AddressValues>[];

/** The form of an address book's entry: the rules that the checkout has for the same fields. */
export const ADDRESS_CHECKS = [...NAME_CHECKS, ...MOBILE_CHECKS, ...PLACE_CHECKS] as const;

/** The checkout form, in the order of its fields. */
export const CHECKOUT_CHECKS = [
  ...NAME_CHECKS,
  { field: 'email', messageKey: 'checkout.errors.email', passes: ({ email }) => isEmail(email) },
  ...MOBILE_CHECKS,
  {
    field: 'giftFirstName',
    messageKey: 'checkout.errors.giftFirstName',
    passes: ({ gift, giftFirstName }) => gift === '' || isFilled(giftFirstName),
  },
  {
    field: 'giftFirstName',
    messageKey: 'checkout.errors.nameLetters',
    passes: ({ gift, giftFirstName }) => gift === '' || hasLetter(giftFirstName),
  },
  {
    field: 'giftFirstName',
    messageKey: 'checkout.errors.link',
    passes: ({ gift, giftFirstName }) => gift === '' || !containsLink(giftFirstName),
  },
  {
    field: 'giftLastName',
    messageKey: 'checkout.errors.giftLastName',
    passes: ({ gift, giftLastName }) => gift === '' || isFilled(giftLastName),
  },
  {
    field: 'giftLastName',
    messageKey: 'checkout.errors.nameLetters',
    passes: ({ gift, giftLastName }) => gift === '' || hasLetter(giftLastName),
  },
  {
    field: 'giftLastName',
    messageKey: 'checkout.errors.link',
    passes: ({ gift, giftLastName }) => gift === '' || !containsLink(giftLastName),
  },
  {
    field: 'giftMobile',
    messageKey: 'checkout.errors.mobileForeign',
    passes: ({ gift, giftMobile }) => gift === '' || !isForeignNumber(giftMobile),
  },
  {
    field: 'giftMobile',
    messageKey: 'checkout.errors.mobileLength',
    passes: ({ gift, giftMobile }) => gift === '' || isMobile(giftMobile),
  },
  {
    field: 'giftMessage',
    messageKey: 'checkout.errors.link',
    passes: ({ gift, giftMessage }) => gift === '' || !containsLink(giftMessage),
  },
  ...PLACE_CHECKS,
  {
    field: 'paymentMethod',
    messageKey: 'checkout.errors.payment',
    passes: ({ paymentMethod }) => PAYMENT_METHODS.some((method) => method === paymentMethod),
  },
  {
    field: 'paymentMethod',
    messageKey: 'checkout.errors.giftCash',
    passes: ({ gift, paymentMethod }) => gift === '' || isGiftMethod(paymentMethod),
  },
] as const satisfies readonly FormCheck<CheckoutValues>[];
