import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ADDRESS_CHECKS,
  CHANGE_PASSWORD_CHECKS,
  CHECKOUT_CHECKS,
  CONTACT_CHECKS,
  FORGOT_PASSWORD_CHECKS,
  LOGIN_CHECKS,
  PERSON_CHECKS,
  PROFILE_CHECKS,
  REGISTER_CHECKS,
  RESET_PASSWORD_CHECKS,
  TRACKING_CHECKS,
  firstErrors,
  containsLink,
  isEmail,
  mobileHint,
  NO_GIFT,
  normalizeEmail,
  type ChangePasswordValues,
  type CheckoutValues,
  type ContactValues,
  type FieldError,
  type ForgotPasswordValues,
  type LoginValues,
  type ProfileValues,
  type RegisterValues,
  type ResetPasswordValues,
  type TrackingValues,
} from '../../src/shop/index.js';

const changePasswordErrors = (values: ChangePasswordValues) => firstErrors(values, CHANGE_PASSWORD_CHECKS);
const checkoutErrors = (values: CheckoutValues) => firstErrors(values, CHECKOUT_CHECKS);
const contactErrors = (values: ContactValues) => firstErrors(values, CONTACT_CHECKS);
const forgotPasswordErrors = (values: ForgotPasswordValues) => firstErrors(values, FORGOT_PASSWORD_CHECKS);
const loginErrors = (values: LoginValues) => firstErrors(values, LOGIN_CHECKS);
const profileErrors = (values: ProfileValues) => firstErrors(values, PROFILE_CHECKS);
const registerErrors = (values: RegisterValues) => firstErrors(values, REGISTER_CHECKS);
const resetPasswordErrors = (values: ResetPasswordValues) => firstErrors(values, RESET_PASSWORD_CHECKS);
const trackingErrors = (values: TrackingValues) => firstErrors(values, TRACKING_CHECKS);

const keys = (errors: readonly FieldError[]): string[] => errors.map(({ messageKey }) => messageKey);

const order: CheckoutValues = {
  firstName: 'مريم',
  lastName: 'Ali',
  email: 'm@example.com',
  mobile: '٠٥٠ ١٢٣ ٤٥٦٧',
  address: 'Street 1',
  addressType: 'home',
  emirates: 'Dubai',
  area: 'Al Barsha',
  paymentMethod: 'cod',
  ...NO_GIFT,
};
const emptyOrder: CheckoutValues = {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  address: '',
  addressType: '',
  emirates: '',
  area: '',
  paymentMethod: '',
  ...NO_GIFT,
};
const account: RegisterValues = {
  firstName: 'M',
  lastName: 'A',
  email: 'm@example.com',
  password: 'secret',
  mobile: '501234567',
  address: 'V12',
  area: 'y',
  emirates: 'Dubai',
};
const emptyAccount: RegisterValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  mobile: '',
  address: '',
  area: '',
  emirates: '',
};

describe('checkout', () => {
  test('a complete form has no errors', () => {
    expect(checkoutErrors(order)).toEqual([]);
  });

  test('an empty form reports every field in the order of the form', () => {
    expect(keys(checkoutErrors(emptyOrder))).toEqual(
      ['firstName', 'lastName', 'email', 'mobile', 'address', 'addressType', 'emirates', 'area', 'payment'].map(
        (key) => `checkout.errors.${key}`,
      ),
    );
  });

  test('rejects blank fields and numbers of eight digits', () => {
    expect(checkoutErrors({ ...order, firstName: ' \t', mobile: '50123456' })).toEqual([
      { field: 'firstName', messageKey: 'checkout.errors.firstName' },
      { field: 'mobile', messageKey: 'checkout.errors.mobileLength' },
    ]);
  });

  test.each(['Other', ' other ', 'أخرى', 'اخرى'])('rejects %s as the name of an area', (area) => {
    expect(keys(checkoutErrors({ ...order, area }))).toEqual(['checkout.errors.area']);
    expect(keys(registerErrors({ ...account, area }))).toEqual(['register.errors.area']);
    expect(checkoutErrors({ ...order, area: `${area} side of the market` })).toEqual([]);
  });

  test('the address book has the same rules for the same fields', () => {
    const mistakes: Partial<CheckoutValues>[] = [
      {},
      { mobile: '1' },
      { area: 'Other' },
      { address: 'www.evil.example' },
    ];
    const fields: readonly string[] = Object.keys(order).filter(
      (field) => !['email', 'paymentMethod'].includes(field) && !field.startsWith('gift'),
    );
    for (const values of [emptyOrder, ...mistakes.map((changes) => ({ ...order, ...changes }))])
      expect(firstErrors(values, ADDRESS_CHECKS)).toEqual(
        checkoutErrors(values).filter(({ field }) => fields.includes(field)),
      );
    const elsewhere: CheckoutValues = { ...order, addressType: 'other' };
    expect(firstErrors(elsewhere, ADDRESS_CHECKS)).toEqual([]);
  });

  test('rejects values that are not among the options', () => {
    const forged = { ...order, addressType: 'castle' as string, paymentMethod: 'free' as string } as CheckoutValues;
    expect(keys(checkoutErrors(forged))).toEqual(['checkout.errors.addressType', 'checkout.errors.payment']);
  });

  test('a gift needs its recipient, and is not paid in cash', () => {
    expect(keys(checkoutErrors({ ...order, gift: 'yes' }))).toEqual([
      'checkout.errors.giftFirstName',
      'checkout.errors.giftLastName',
      'checkout.errors.mobileLength',
      'checkout.errors.giftCash',
    ]);
    const gift = { gift: 'yes', giftFirstName: 'Noor', giftLastName: 'Saeed', giftMobile: '50 123 4567' } as const;
    const present = { ...order, ...gift, paymentMethod: 'card' } as const;
    expect(checkoutErrors(present)).toEqual([]);
    expect(keys(checkoutErrors({ ...present, giftMessage: 'See https://shop.example' }))).toEqual([
      'checkout.errors.link',
    ]);
    expect(checkoutErrors({ ...order, giftMessage: 'https://shop.example' })).toEqual([]);
  });

  test('gives a hint for an unusual mobile number, not an error', () => {
    expect(checkoutErrors({ ...order, mobile: '401234567' })).toEqual([]);
    expect(mobileHint('401234567')).toBe('field.mobileUnusual');
    expect(mobileHint('0501234567')).toBeNull();
    expect(mobileHint('40')).toBeNull();
  });

  test('refuses a mobile number with a digit missing, in every form', () => {
    for (const mobile of ['050 123 456', '٠٥٠١٢٣٤٥٦']) {
      expect(keys(checkoutErrors({ ...order, mobile }))).toEqual(['checkout.errors.mobileLength']);
      for (const checks of [REGISTER_CHECKS, PROFILE_CHECKS, ADDRESS_CHECKS, CONTACT_CHECKS])
        expect(
          checks.filter(({ field }) => field === 'mobile').every(({ passes }) => passes({ mobile } as never)),
        ).toBe(false);
      expect(mobileHint(mobile)).toBeNull();
    }
  });

  test('refuses a number of another country, also of nine digits, and says so in every form of the UAE', () => {
    for (const mobile of ['+966501234567', '00966 50 123 4567', '+44 1234567', '+501234567']) {
      expect(keys(checkoutErrors({ ...order, mobile }))).toEqual(['checkout.errors.mobileForeign']);
      expect(keys(firstErrors({ ...order, mobile }, ADDRESS_CHECKS))).toEqual(['checkout.errors.mobileForeign']);
      expect(keys(registerErrors({ ...account, mobile }))).toEqual(['register.errors.mobileForeign']);
      expect(keys(profileErrors({ ...account, mobile }))).toEqual(['register.errors.mobileForeign']);
    }
    for (const mobile of ['+971501234567', '00971 50 123 4567', '٠٥٠١٢٣٤٥٦٧'])
      expect(checkoutErrors({ ...order, mobile })).toEqual([]);
  });

  test('reports each field independently', () => {
    fc.assert(
      fc.property(fc.subarray(Object.keys(order) as (keyof CheckoutValues)[]), (missing) => {
        const values = { ...order, ...Object.fromEntries(missing.map((field) => [field, ''])) };
        const fields = checkoutErrors(values).map(({ field }) => field);
        expect(fields).toEqual(
          checkoutErrors(emptyOrder)
            .map(({ field }) => field)
            .filter((field) => missing.includes(field)),
        );
      }),
    );
  });
});

describe('account', () => {
  test('registration reports errors in the order of the form', () => {
    expect(registerErrors(account)).toEqual([]);
    expect(keys(registerErrors(emptyAccount))).toEqual(
      ['firstName', 'lastName', 'email', 'password', 'mobile', 'address', 'emirates', 'area'].map(
        (key) => `register.errors.${key}`,
      ),
    );
    expect(keys(registerErrors({ ...account, password: '12345', mobile: '12345678' }))).toEqual([
      'register.errors.passwordShort',
      'register.errors.mobileLength',
    ]);
  });

  test('the profile has the same rules without e-mail and password', () => {
    expect(profileErrors(account)).toEqual([]);
    expect(profileErrors(emptyAccount)).toEqual(
      registerErrors(emptyAccount).filter(({ field }) => field !== 'email' && field !== 'password'),
    );
  });

  test('a profile without an address has the same rules for name and number', () => {
    expect(firstErrors(emptyAccount, PERSON_CHECKS)).toEqual(
      profileErrors(emptyAccount).filter(({ field }) => ['firstName', 'lastName', 'mobile'].includes(field)),
    );
  });

  test('login and forgot password only require values', () => {
    expect(keys(loginErrors({ email: ' ', password: '' }))).toEqual(['login.emailRequired', 'login.passwordRequired']);
    expect(loginErrors({ email: 'x', password: ' ' })).toEqual([]);
    expect(keys(forgotPasswordErrors({ email: '' }))).toEqual(['forgot.emailRequired']);
    expect(forgotPasswordErrors({ email: 'x' })).toEqual([]);
  });

  test('requires six characters for a new password, whatever their bytes', () => {
    expect(keys(resetPasswordErrors({ password: '' }))).toEqual(['reset.newRequired']);
    expect(keys(resetPasswordErrors({ password: '👶👶👶👶👶' }))).toEqual(['reset.tooShort']);
    expect(resetPasswordErrors({ password: 'كلمة12' })).toEqual([]);
    expect(keys(changePasswordErrors({ currentPassword: 'secret-1', password: 'secret-1' }))).toEqual([
      'reset.unchanged',
    ]);
    expect(keys(changePasswordErrors({ currentPassword: '', password: 'x' }))).toEqual([
      'reset.currentRequired',
      'reset.tooShort',
    ]);
  });
});

describe('contact and tracking', () => {
  test('each name has its message; the phone number is of the UAE in any notation, or of another country with its code', () => {
    expect(contactErrors({ firstName: '', lastName: '', email: 'x', mobile: ' ', message: '\n' })).toEqual([
      { field: 'firstName', messageKey: 'contact.firstNameRequired' },
      { field: 'lastName', messageKey: 'contact.lastNameRequired' },
      { field: 'email', messageKey: 'contact.emailRequired' },
      { field: 'mobile', messageKey: 'contact.phoneRequired' },
      { field: 'message', messageKey: 'contact.messageRequired' },
    ]);
    const contact = { firstName: 'a', lastName: 'b', email: 'a@b.sa', message: 'c' };
    for (const mobile of ['501234567', '٠٥٠ ١٢٣ ٤٥٦٧', '+971 50-123-4567', '+44 7700 900123', '٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧'])
      expect(contactErrors({ ...contact, mobile })).toEqual([]);
    for (const mobile of ['none', '+966 5 1234', '447700900123', '+971 50 123 456', '+4477009001234567'])
      expect(keys(contactErrors({ ...contact, mobile }))).toEqual(['contact.phoneInvalid']);
  });

  test('tracking requires number and contact', () => {
    expect(keys(trackingErrors({ orderNumber: '', contact: '' }))).toEqual([
      'tracking.errorNumber',
      'tracking.errorContact',
    ]);
    expect(trackingErrors({ orderNumber: '1', contact: 'a@b.ae' })).toEqual([]);
  });
});

describe('names and addresses a courier can use', () => {
  test.each(['👶', '7', '٧', '-', '...', '!?'])('a name needs a letter, which %s is not', (name) => {
    const gift = { gift: 'yes', giftFirstName: name, giftLastName: 'Saeed', giftMobile: '501234567' } as const;
    expect(checkoutErrors({ ...order, lastName: name })).toEqual([
      { field: 'lastName', messageKey: 'checkout.errors.nameLetters' },
    ]);
    expect(checkoutErrors({ ...order, ...gift, paymentMethod: 'card' })).toEqual([
      { field: 'giftFirstName', messageKey: 'checkout.errors.nameLetters' },
    ]);
    expect(registerErrors({ ...account, firstName: name })).toEqual([
      { field: 'firstName', messageKey: 'register.errors.nameLetters' },
    ]);
  });

  test.each(['M', 'م', 'J.', 'O’Neil', 'Al-Saeed', '李', 'Noor 2', 'مريم 🌸'])('%s is a name', (name) => {
    expect(checkoutErrors({ ...order, firstName: name, lastName: name })).toEqual([]);
    expect(registerErrors({ ...account, firstName: name, lastName: name })).toEqual([]);
  });

  test.each(['ش', '7', '👶👶👶', '- 1 -', 'V 1'])('an address needs three letters or digits: %s', (address) => {
    expect(keys(checkoutErrors({ ...order, address }))).toEqual(['checkout.errors.addressShort']);
    expect(keys(registerErrors({ ...account, address }))).toEqual(['register.errors.addressShort']);
  });

  test.each(['V12', 'فيلا ٧', '12/4', 'B-4/1'])('%s is an address', (address) => {
    expect(checkoutErrors({ ...order, address })).toEqual([]);
    expect(registerErrors({ ...account, address })).toEqual([]);
  });
});

describe('web addresses in names and addresses', () => {
  test.each([
    'You won AED 500! https://evil.example',
    'HTTP:evil',
    'see WWW.evil.example',
    'evil.example/win',
    'x://y',
    'موقع.امارات/فوز',
    'evil.com:80/p',
    'evil.example:8080/p',
    'evil.com?win=1',
    'evil.example?win=1',
    'evil.example#a',
    'Sara evil.com',
    'Sara of EVIL.AE, Dubai',
    '1.2.3.4/x a',
    '10.20.30.40:80 a',
    'evil．example／a',
    'evil。example/a',
    'evil｡com a',
  ])('%s holds one', (text) => {
    expect(containsLink(text)).toBe(true);
    const field = { ...order, firstName: text };
    expect(checkoutErrors(field)).toEqual([{ field: 'firstName', messageKey: 'checkout.errors.link' }]);
    expect(profileErrors({ ...account, lastName: text })).toEqual([
      { field: 'lastName', messageKey: 'register.errors.link' },
    ]);
  });

  test.each([
    'Mariam',
    'J. R. Al-Saeed',
    'Abdul.Rahman',
    'Villa 4/2, St. 12',
    'Bldg. 3 / Flat 4',
    'شارع ١٢/٤',
    'Dr.Sami Tower / 12',
    'Bldg.No:12/4',
    'Bldg.no#12',
    'Bldg 3.Shop 4',
    'St.Regis: Flat 4',
    'Villa 4.12.2026 a',
    'A.Comfort Tower',
    'M.Net-Ali',
  ])('%s holds none', (text) => {
    expect(containsLink(text)).toBe(false);
  });
});

describe('e-mail addresses', () => {
  test.each(['a@b.ae', 'a.b+c@mail.example.com', ' a@b.museum ', 'a@b.technology', 'مريم@مثال.امارات'])(
    '%s is one',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  test.each([
    '',
    'a',
    'a@b',
    'a@b.c',
    '@b.ae',
    'a@.ae',
    'a@b..ae',
    'a@b.ae.',
    'a b@c.ae',
    'a@b@c.ae',
    'a@b.a1',
    ...[',', ';', '<', '>', '(', ')', ':', '"', '[', ']', '\\', '\u0007', '\u202e', '\u200f'].flatMap((odd) => [
      `a${odd}b@c.ae`,
      `a@b${odd}c.ae`,
    ]),
    'a@x.ae,b@y.ae',
    'Mariam <a@b.ae>',
    '.a@b.ae',
    'a.@b.ae',
    'a..b@c.ae',
    'a@-b.ae',
    `${'a'.repeat(250)}@b.ae`,
  ])('%s is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('normalises case and whitespace', () => {
    expect(normalizeEmail(' Mariam@Example.COM ')).toBe('mariam@example.com');
    // Devices write the same letters as one character or as two, and a domain's letters in full width too.
    for (const address of ['مؤمنة@example.com', 'RENÉ@example.com'])
      expect(normalizeEmail(address.normalize('NFD'))).toBe(normalizeEmail(address.normalize('NFC')));
    expect(normalizeEmail('mariam@ｅｘａｍｐｌｅ.com')).toBe('mariam@example.com');
    fc.assert(fc.property(fc.emailAddress(), (address) => isEmail(normalizeEmail(address)) === isEmail(address)));
  });
});
