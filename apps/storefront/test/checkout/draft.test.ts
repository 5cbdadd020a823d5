import { NO_GIFT } from '@mahd/rules/shop';
import { describe, expect, it, vi } from 'vitest';
import { registrationDraft } from '../../src/features/account/registrationDraft.js';
import {
  clearCheckoutDraft,
  initialCheckoutValues,
  saveCheckoutDraft,
  withEmirate,
  type CheckoutFormValues,
} from '../../src/features/checkout/draft.js';

const form: CheckoutFormValues = {
  firstName: 'سارة',
  lastName: 'أحمد',
  email: 'sara@example.com',
  mobile: '501234567',
  address: 'Street 12 / Palm / 304',
  addressType: 'home',
  emirates: 'Dubai',
  area: 'Al Nahda',
  note: 'Ring twice',
  savedAddress: '',
  saveAddress: '',
  ...NO_GIFT,
  paymentMethod: 'card',
};

describe('the registration draft', () => {
  it('is stored without the password and the answers about mother and child, until it is cleared', () => {
    registrationDraft.save({
      ...registrationDraft.load(),
      firstName: 'سارة',
      area: 'Al Nahda',
      ...{ password: 'kind mother 7', kidAge: '0-3 months', pregnancy: 'First Trimester' },
    });
    expect(registrationDraft.load()).toMatchObject({ firstName: 'سارة', area: 'Al Nahda', email: '' });
    expect(sessionStorage.getItem('registerForm')).not.toMatch(/kind mother|months|Trimester/);
    registrationDraft.clear();
    expect(registrationDraft.load().firstName).toBe('');
  });
});

const profile = {
  firstName: 'Noor',
  lastName: 'Saeed',
  email: 'noor@example.com',
  mobile: '507654321',
  address: 'Street 1',
  emirates: 'Sharjah',
  area: 'Al Majaz',
};

describe('the checkout draft', () => {
  it('is restored for a guest, in this tab only, until it is cleared', () => {
    saveCheckoutDraft(null, form);
    expect(initialCheckoutValues(null)).toEqual(form);
    expect(localStorage.length).toBe(0);
    clearCheckoutDraft();
    expect(Object.values(initialCheckoutValues(null)).every((value) => value === '')).toBe(true);
  });

  it('takes precedence over the profile of its owner, which fills empty fields', () => {
    saveCheckoutDraft('noor', { ...form, lastName: '', emirates: '', area: '' });
    expect(initialCheckoutValues('noor', profile)).toEqual({
      ...form,
      lastName: 'Saeed',
      emirates: 'Sharjah',
      area: 'Al Majaz',
    });
  });

  it('typed as a guest only fills what the profile lacks', () => {
    saveCheckoutDraft(null, form);
    expect(initialCheckoutValues('noor', { ...profile, mobile: '' })).toEqual({
      ...form,
      ...profile,
      mobile: form.mobile,
    });
  });

  it('of a gift keeps the address of its recipient at login, and out of the registration', () => {
    const present = { ...form, gift: 'yes', giftFirstName: 'Noor' } as const;
    saveCheckoutDraft(null, present);
    expect(initialCheckoutValues('noor', profile)).toEqual(present);
    expect(registrationDraft.load()).toMatchObject({ firstName: form.firstName, address: '', emirates: '', area: '' });
  });

  it('of another user is discarded', () => {
    saveCheckoutDraft('sara', form);
    expect(Object.values(initialCheckoutValues('noor')).every((value) => value === '')).toBe(true);
    expect(initialCheckoutValues('noor', profile)).toMatchObject({ ...profile, note: '', paymentMethod: '' });
  });

  it('starts empty, and keeps the valid fields of a damaged draft', () => {
    expect(Object.values(initialCheckoutValues(null)).every((value) => value === '')).toBe(true);
    for (const garbage of ['{"firstName":', 'null', '7', '"text"', '[]']) {
      sessionStorage.setItem('checkoutForm', garbage);
      expect(initialCheckoutValues(null).email).toBe('');
    }
    sessionStorage.setItem(
      'checkoutForm',
      JSON.stringify({ firstName: 'Sara', email: { a: 1 }, mobile: 50, unknown: 'x' }),
    );
    expect(initialCheckoutValues(null)).toMatchObject({ firstName: 'Sara', email: '', mobile: '' });
    expect(initialCheckoutValues(null)).not.toHaveProperty('unknown');
  });

  it('takes the emirate selected in the shop when neither draft nor profile has one', () => {
    const ajman = { name: 'Ajman', name_ar: 'عجمان' };
    expect(withEmirate(initialCheckoutValues(null), null)).toMatchObject({ emirates: '', area: '' });
    expect(withEmirate(initialCheckoutValues(null), ajman)).toMatchObject({ emirates: 'Ajman', area: '' });
    expect(withEmirate(initialCheckoutValues('noor', profile), ajman)).toMatchObject({
      emirates: 'Sharjah',
      area: 'Al Majaz',
    });
    expect(withEmirate(form, ajman)).toMatchObject({ emirates: 'Dubai', area: 'Al Nahda' });
  });

  it('works when the storage is full or blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveCheckoutDraft(null, form)).not.toThrow();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(initialCheckoutValues(null).firstName).toBe('');
  });
});
