import { describe, expect, test } from 'vitest';
import { REGISTER_CHECKS, type RegisterValues } from '@mahd/rules/shop';
import ar from '../../src/messages/ar/account.js';
import en from '../../src/messages/en/account.js';
import { validateBy } from '../../src/shell/formValidation.js';

const right: RegisterValues = {
  firstName: 'Sara',
  lastName: 'Ahmed',
  email: 'sara@example.com',
  password: 'abcdef',
  mobile: '501234567',
  address: 'Street 12',
  area: 'Deira',
  emirates: 'Dubai',
};
const empty: RegisterValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  mobile: '',
  address: '',
  area: '',
  emirates: '',
};
const register = validateBy(REGISTER_CHECKS);

const messagesOf = (strings: typeof en | typeof ar, key: string) =>
  key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], strings);

/** The rules of registration, each with values that break it and no earlier one of its field. */
const rules: [field: keyof RegisterValues, value: string, message: string][] = [
  ['firstName', ' ', 'Please enter your first name.'],
  ['lastName', '', 'Please enter your last name.'],
  ['email', 'sara@example', 'Please enter a valid email.'],
  ['password', '', 'Please enter a password.'],
  ['password', 'abcde', 'Password must be at least 6 characters.'],
  ['mobile', '', 'Please enter your mobile number.'],
  ['mobile', '50123456', 'Please enter a valid phone number.'],
  ['address', ' ', 'Please enter a valid address.'],
  ['area', '', 'Please choose an area.'],
  ['emirates', '', 'Please choose an emirate.'],
];

describe('registration', () => {
  test.each(rules)('%s "%s" is answered with "%s", and in Arabic', async (field, value, message) => {
    const problems = await register({ ...right, [field]: value });
    expect(problems).toHaveLength(1);
    const [problem] = problems;
    expect(problem?.field).toBe(field);
    expect(messagesOf(en, problem?.messageKey ?? '')).toBe(message);
    expect(messagesOf(ar, problem?.messageKey ?? '')).toMatch(/\p{Script=Arabic}/u);
  });

  test('an empty form is refused with one error per field, in the order of the form', async () => {
    const expected = ['firstName', 'lastName', 'email', 'password', 'mobile', 'address', 'emirates', 'area'];
    expect((await register(empty)).map(({ field }) => field)).toEqual(expected);
  });

  test('Arabic names, Arabic-Indic digits, emoji and a password of spaces pass', async () => {
    expect(await register({ ...right, firstName: 'سارة 👶', mobile: '٠٥٠١٢٣٤٥٦٧', password: '      ' })).toEqual([]);
  });
});
