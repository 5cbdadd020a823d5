import { emirates } from '@mahd/content';
import {
  KID_AGES,
  PREGNANCY_PERIODS,
  type KidAge,
  type PregnancyPeriod,
  type ProblemField,
  type ProfileChanges,
  type RegisterForm,
  type SavedAddressRequest,
} from '@mahd/contract';
import { toE164 } from '@mahd/rules/locale';
import {
  ADDRESS_CHECKS,
  firstErrors,
  MAX_LENGTHS,
  normalizeEmail,
  PERSON_CHECKS,
  PROFILE_CHECKS,
  REGISTER_CHECKS,
  CHANGE_PASSWORD_CHECKS,
  RESET_PASSWORD_CHECKS,
  type AddressType,
} from '@mahd/rules/shop';
import type { Recipient } from '../db/schema/index.js';
import { fieldProblem, invalidFields } from '../http/problem.js';
import { oneLine } from '../text/oneLine.js';
import type { User } from './queries.js';

const LIMITED = ['firstName', 'lastName', 'address', 'area'] as const;
const PASSWORD_TOO_LONG: ProblemField = {
  field: 'password',
  code: 'maxLength',
  message: `must not be longer than ${MAX_LENGTHS.password} characters`,
};

/** Where something is delivered, cleaned. */
export interface Place {
  readonly address: string;
  readonly area: string;
  readonly emirate: string;
}

export interface Registration extends Recipient {
  readonly email: string;
  readonly password: string;
  readonly place: Place;
  readonly kidAge: KidAge | null;
  readonly pregnancy: PregnancyPeriod | null;
  readonly marketing: boolean;
}

type FieldName = 'firstName' | 'lastName' | 'email' | 'mobile';
/** Registration errors: English texts by field. */
export type RefusedTexts = Partial<Record<FieldName, string>>;

const REFUSALS: Readonly<Record<FieldName, string>> = {
  firstName: 'Please check the first name.',
  lastName: 'Please check the last name.',
  email: 'Please enter a valid email.',
  mobile: 'Please enter a valid phone number.',
};

/**
 * Validates a registration. Errors in name, e-mail or mobile are returned as texts, which the contract has fields for;
 * other errors are thrown as a 422 with message keys.
 */
export function readRegistration(form: RegisterForm): Registration | RefusedTexts {
  const values = {
    firstName: oneLine(form.firstName),
    lastName: oneLine(form.lastName),
    email: normalizeEmail(form.email),
    password: form.password,
    mobile: form.mobile ?? '',
    address: oneLine(form.address ?? ''),
    area: oneLine(form.area ?? ''),
    emirates: knownEmirate(form.emirates),
  };
  const errors = [...firstErrors(values, REGISTER_CHECKS).map(fieldProblem), ...tooLong(values)];
  if (form.password_confirmation !== undefined && form.password_confirmation !== form.password)
    errors.push({ field: 'password_confirmation', code: 'different', message: 'must be the same as password' });
  const texts: RefusedTexts = {};
  for (const { field } of errors) if (isFieldName(field)) texts[field] = REFUSALS[field];
  if (Object.keys(texts).length > 0) return texts;
  const kidAge = oneOf(form.kid_age, KID_AGES, 'kid_age', errors);
  const pregnancy = oneOf(form.pregnent, PREGNANCY_PERIODS, 'pregnent', errors);
  const mobile = toE164(values.mobile);
  if (errors.length > 0 || mobile === null) throw invalidFields(errors);
  const { firstName, lastName, email, password, address, area, emirates: emirate } = values;
  return {
    firstName,
    lastName,
    email,
    password,
    mobile,
    place: { address, area, emirate },
    kidAge,
    pregnancy,
    marketing: form.marketing === 'true',
  };
}

/** A profile after changes. */
interface ChangedProfile {
  readonly person: Recipient;
  /** Null for a profile without an address. */
  readonly place: Place | null;
}

/**
 * Validates profile changes; the rules apply to the resulting profile. Throws a 422 with message keys.
 * @param place the current address, if there is one
 */
export function readChanges(changes: ProfileChanges, user: User, place: Place | undefined): ChangedProfile {
  const values = {
    firstName: oneLine(changes.firstName ?? user.firstName),
    lastName: oneLine(changes.lastName ?? user.lastName),
    mobile: changes.mobile ?? user.mobile,
    address: oneLine(changes.address ?? place?.address ?? ''),
    area: oneLine(changes.area ?? place?.area ?? ''),
    emirates: knownEmirate(changes.emirates ?? place?.emirate),
  };
  const { firstName, lastName, address, area, emirates: emirate } = values;
  const hasPlace = place !== undefined || address !== '' || area !== '' || emirate !== '';
  const checks = hasPlace ? PROFILE_CHECKS : PERSON_CHECKS;
  const errors = [...firstErrors(values, checks).map(fieldProblem), ...tooLong(values)];
  const mobile = toE164(values.mobile);
  if (errors.length > 0 || mobile === null) throw invalidFields(errors);
  return { person: { firstName, lastName, mobile }, place: hasPlace ? { address, area, emirate } : null };
}

/** Validates an entry of the address book. Throws a 422 with message keys. */
export function readAddress(request: SavedAddressRequest): Place & { type: AddressType; recipient: Recipient } {
  const { type } = request;
  const values = {
    firstName: oneLine(request.firstName),
    lastName: oneLine(request.lastName),
    mobile: request.mobile,
    address: oneLine(request.address),
    addressType: type,
    emirates: knownEmirate(request.emirates),
    area: oneLine(request.area),
  };
  const errors = firstErrors(values, ADDRESS_CHECKS).map((error) => ({
    ...fieldProblem(error),
    field: error.field === 'addressType' ? 'type' : error.field,
  }));
  const mobile = toE164(values.mobile);
  if (errors.length > 0 || mobile === null) throw invalidFields(errors);
  const { firstName, lastName, address, area, emirates: emirate } = values;
  return { type, recipient: { firstName, lastName, mobile }, address, area, emirate };
}

/** Validates a new password. Throws a 422 with message keys. */
export function checkNewPassword(password: string, current?: string): void {
  const errors = (
    current === undefined
      ? firstErrors({ password }, RESET_PASSWORD_CHECKS)
      : firstErrors({ currentPassword: current, password }, CHANGE_PASSWORD_CHECKS)
  ).map(fieldProblem);
  if (password.length > MAX_LENGTHS.password) errors.push(PASSWORD_TOO_LONG);
  if (errors.length > 0) throw invalidFields(errors);
}

function tooLong(
  values: Readonly<Record<(typeof LIMITED)[number], string>> & { readonly password?: string },
): ProblemField[] {
  const errors = LIMITED.filter((name) => values[name].length > MAX_LENGTHS[name]).map((name): ProblemField => ({
    field: name,
    code: 'maxLength',
    message: `register.errors.${name}`,
  }));
  if ((values.password?.length ?? 0) > MAX_LENGTHS.password) errors.push(PASSWORD_TOO_LONG);
  return errors;
}

function oneOf<T extends string>(
  value: string | undefined,
  known: readonly T[],
  field: string,
  errors: ProblemField[],
): T | null {
  if (value === undefined || value === '') return null;
  const found = known.find((one) => one === value);
  if (found === undefined) errors.push({ field, code: 'enum', message: 'must be one of the known values' });
  return found ?? null;
}

const isFieldName = (field: string): field is FieldName => Object.hasOwn(REFUSALS, field);

const knownEmirate = (name: string | undefined) =>
  emirates.some((emirate) => emirate.name === name) ? (name ?? '') : '';
