import { looksLikeUaeMobile, normalizeUaeMobile } from '../locale/phone.js';
import { isEmail } from './email.js';
import { containsLink, isAreaName, isFilled, isMobile, type FormCheck } from './formChecks.js';
import { isGiftMethod, PAYMENT_METHODS, type PaymentMethod } from './paymentMethods.js';

/** Types of delivery addresses. */
export const ADDRESS_TYPES = ['home', 'office'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** Maximum length of a gift's message, in characters. */
export const MAX_GIFT_MESSAGE_LENGTH = 300;

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

/** The values of the checkout form; '' for an optional field left out. */
export interface CheckoutValues extends GiftValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly address: string;
  readonly addressType: AddressType | '';
  readonly emirates: string;
  readonly area: string;
  readonly paymentMethod: PaymentMethod | '';
}

/** The checkout form, in the order of its fields. */
export const CHECKOUT_CHECKS = [
  { field: 'firstName', messageKey: 'checkout.errors.firstName', passes: ({ firstName }) => isFilled(firstName) },
  { field: 'firstName', messageKey: 'checkout.errors.link', passes: ({ firstName }) => !containsLink(firstName) },
  { field: 'lastName', messageKey: 'checkout.errors.lastName', passes: ({ lastName }) => isFilled(lastName) },
  { field: 'lastName', messageKey: 'checkout.errors.link', passes: ({ lastName }) => !containsLink(lastName) },
  { field: 'email', messageKey: 'checkout.errors.email', passes: ({ email }) => isEmail(email) },
  { field: 'mobile', messageKey: 'checkout.errors.phone', passes: ({ mobile }) => isFilled(mobile) },
  { field: 'mobile', messageKey: 'checkout.errors.phoneLength', passes: ({ mobile }) => isMobile(mobile) },
  {
    field: 'giftFirstName',
    messageKey: 'checkout.errors.giftFirstName',
    passes: ({ gift, giftFirstName }) => gift === '' || isFilled(giftFirstName),
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
    messageKey: 'checkout.errors.link',
    passes: ({ gift, giftLastName }) => gift === '' || !containsLink(giftLastName),
  },
  {
    field: 'giftMobile',
    messageKey: 'checkout.errors.phoneLength',
    passes: ({ gift, giftMobile }) => gift === '' || isMobile(giftMobile),
  },
  {
    field: 'giftMessage',
    messageKey: 'checkout.errors.link',
    passes: ({ gift, giftMessage }) => gift === '' || !containsLink(giftMessage),
  },
  { field: 'address', messageKey: 'checkout.errors.address', passes: ({ address }) => isFilled(address) },
  { field: 'address', messageKey: 'checkout.errors.link', passes: ({ address }) => !containsLink(address) },
  {
    field: 'addressType',
    messageKey: 'checkout.errors.addressType',
    passes: ({ addressType }) => ADDRESS_TYPES.some((type) => type === addressType),
  },
  { field: 'emirates', messageKey: 'checkout.errors.emirate', passes: ({ emirates }) => isFilled(emirates) },
  { field: 'area', messageKey: 'checkout.errors.area', passes: ({ area }) => isAreaName(area) },
  { field: 'area', messageKey: 'checkout.errors.link', passes: ({ area }) => !containsLink(area) },
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

/** Message key of a hint for nine digits that no UAE mobile number starts with, else null. Does not block the order. */
export function mobileHint(mobile: string): 'field.mobileUnusual' | null {
  return isMobile(mobile) && !looksLikeUaeMobile(normalizeUaeMobile(mobile)) ? 'field.mobileUnusual' : null;
}
