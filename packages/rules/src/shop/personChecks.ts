import { isForeignNumber } from '../locale/phone.js';
import {
  containsLink,
  hasLetter,
  isAddressLongEnough,
  isAreaName,
  isFilled,
  isMobile,
  type FormCheck,
} from './formChecks.js';

/** The fields about a person and their place that registration, profile, address book and checkout share. */
export interface PersonValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly address: string;
  readonly area: string;
  readonly emirates: string;
}

type PersonChecks = readonly FormCheck<PersonValues>[];

/** @param prefix of the form's messages, such as `checkout.errors` */
export const nameChecks = <const Prefix extends string>(prefix: Prefix) =>
  [
    { field: 'firstName', messageKey: `${prefix}.firstName`, passes: ({ firstName }) => isFilled(firstName) },
    { field: 'firstName', messageKey: `${prefix}.nameLetters`, passes: ({ firstName }) => hasLetter(firstName) },
    { field: 'firstName', messageKey: `${prefix}.link`, passes: ({ firstName }) => !containsLink(firstName) },
    { field: 'lastName', messageKey: `${prefix}.lastName`, passes: ({ lastName }) => isFilled(lastName) },
    { field: 'lastName', messageKey: `${prefix}.nameLetters`, passes: ({ lastName }) => hasLetter(lastName) },
    { field: 'lastName', messageKey: `${prefix}.link`, passes: ({ lastName }) => !containsLink(lastName) },
  ] as const satisfies PersonChecks;

/** A number that the courier can call. */
export const mobileChecks = <const Prefix extends string>(prefix: Prefix) =>
  [
    { field: 'mobile', messageKey: `${prefix}.mobile`, passes: ({ mobile }) => isFilled(mobile) },
    { field: 'mobile', messageKey: `${prefix}.mobileForeign`, passes: ({ mobile }) => !isForeignNumber(mobile) },
    { field: 'mobile', messageKey: `${prefix}.mobileLength`, passes: ({ mobile }) => isMobile(mobile) },
  ] as const satisfies PersonChecks;

export const addressChecks = <const Prefix extends string>(prefix: Prefix) =>
  [
    { field: 'address', messageKey: `${prefix}.address`, passes: ({ address }) => isFilled(address) },
    { field: 'address', messageKey: `${prefix}.addressShort`, passes: ({ address }) => isAddressLongEnough(address) },
    { field: 'address', messageKey: `${prefix}.link`, passes: ({ address }) => !containsLink(address) },
  ] as const satisfies PersonChecks;

export const areaChecks = <const Prefix extends string>(prefix: Prefix) =>
  [
    { field: 'area', messageKey: `${prefix}.area`, passes: ({ area }) => isAreaName(area) },
    { field: 'area', messageKey: `${prefix}.link`, passes: ({ area }) => !containsLink(area) },
  ] as const satisfies PersonChecks;

export const emiratesChecks = <const Prefix extends string>(prefix: Prefix) =>
  [
    { field: 'emirates', messageKey: `${prefix}.emirates`, passes: ({ emirates }) => isFilled(emirates) },
  ] as const satisfies PersonChecks;
