import { describe, expect, it, vi } from 'vitest';
import { registrationDraft } from '../../src/features/account/registrationDraft.js';
import { forgetForm, initialForm, keepForm, withPlace, type CheckoutForm } from '../../src/features/checkout/draft.js';

const form: CheckoutForm = {
  firstName: 'سارة',
  lastName: 'أحمد',
  email: 'sara@example.com',
  mobile: '501234567',
  address: 'Street 12 / Palm / 304',
  addressType: 'home',
  emirates: 'Dubai',
  area: 'Al Nahda',
  note: 'Ring twice',
  paymentMethod: 'card',
};

describe('a registration', () => {
  it('is kept without its password and the answers about mother and child, until it is made', () => {
    registrationDraft.keep({
      ...registrationDraft.read(),
      firstName: 'سارة',
      area: 'Al Nahda',
      ...{ password: 'kind mother 7', kidAge: '0-3 months', pregnancy: 'First Trimester' },
    });
    expect(registrationDraft.read()).toMatchObject({ firstName: 'سارة', area: 'Al Nahda', email: '' });
    expect(sessionStorage.getItem('registerForm')).not.toMatch(/kind mother|months|Trimester/);
    registrationDraft.forget();
    expect(registrationDraft.read().firstName).toBe('');
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

describe('the checkout form', () => {
  it('is as a guest left it, in this tab only, until the order is placed', () => {
    keepForm(null, form);
    expect(initialForm(null)).toEqual(form);
    expect(localStorage.length).toBe(0);
    forgetForm();
    expect(Object.values(initialForm(null)).every((value) => value === '')).toBe(true);
  });

  it('is as she left it, before what her profile says; the profile fills what is empty', () => {
    keepForm('noor', { ...form, lastName: '', emirates: '', area: '' });
    expect(initialForm('noor', profile)).toEqual({
      ...form,
      lastName: 'Saeed',
      emirates: 'Sharjah',
      area: 'Al Majaz',
    });
  });

  it('is what her profile says, before what was typed while nobody was logged in', () => {
    keepForm(null, form);
    expect(initialForm('noor', { ...profile, mobile: '' })).toEqual({ ...form, ...profile, mobile: form.mobile });
  });

  it('holds nothing that somebody else has typed', () => {
    keepForm('sara', form);
    expect(Object.values(initialForm('noor')).every((value) => value === '')).toBe(true);
    expect(initialForm('noor', profile)).toMatchObject({ ...profile, note: '', paymentMethod: '' });
  });

  it('starts empty, and from what can be read of a damaged draft', () => {
    expect(Object.values(initialForm(null)).every((value) => value === '')).toBe(true);
    for (const garbage of ['{"firstName":', 'null', '7', '"text"', '[]']) {
      sessionStorage.setItem('checkoutForm', garbage);
      expect(initialForm(null).email).toBe('');
    }
    sessionStorage.setItem(
      'checkoutForm',
      JSON.stringify({ firstName: 'Sara', email: { a: 1 }, mobile: 50, unknown: 'x' }),
    );
    expect(initialForm(null)).toMatchObject({ firstName: 'Sara', email: '', mobile: '' });
    expect(initialForm(null)).not.toHaveProperty('unknown');
  });

  it('guesses the emirate from what was chosen in the shop, after the form itself and the profile', () => {
    const ajman = { name: 'Ajman', name_ar: 'عجمان' };
    expect(withPlace(initialForm(null), null)).toMatchObject({ emirates: '', area: '' });
    expect(withPlace(initialForm(null), ajman)).toMatchObject({ emirates: 'Ajman', area: '' });
    expect(withPlace(initialForm('noor', profile), ajman)).toMatchObject({ emirates: 'Sharjah', area: 'Al Majaz' });
    expect(withPlace(form, ajman)).toMatchObject({ emirates: 'Dubai', area: 'Al Nahda' });
  });

  it('goes on where storage is full or blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepForm(null, form)).not.toThrow();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(initialForm(null).firstName).toBe('');
  });
});
