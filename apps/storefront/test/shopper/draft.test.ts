import { describe, expect, it, vi } from 'vitest';
import { registrationDraft } from '../../src/shopper/account/registrationDraft.js';
import { checkoutDraft, withPlace, withProfile, type CheckoutForm } from '../../src/shopper/checkout/draft.js';

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

describe('the checkout form', () => {
  it('is as it was left, in this tab only', () => {
    checkoutDraft.keep(form);
    expect(checkoutDraft.read()).toEqual(form);
    expect(localStorage.length).toBe(0);
  });

  it('starts empty, and from what can be read of a damaged draft', () => {
    expect(Object.values(checkoutDraft.read()).every((value) => value === '')).toBe(true);
    for (const garbage of ['{"firstName":', 'null', '7', '"text"', '[]']) {
      sessionStorage.setItem('checkoutForm', garbage);
      expect(checkoutDraft.read().email).toBe('');
    }
    sessionStorage.setItem(
      'checkoutForm',
      JSON.stringify({ firstName: 'Sara', email: { a: 1 }, mobile: 50, unknown: 'x' }),
    );
    expect(checkoutDraft.read()).toMatchObject({ firstName: 'Sara', email: '', mobile: '' });
    expect(checkoutDraft.read()).not.toHaveProperty('unknown');
  });

  it('guesses the emirate from what was chosen in the shop, after the form itself and the profile', () => {
    const sharjah = { name: 'Sharjah', name_ar: 'الشارقة' };
    expect(withPlace(checkoutDraft.read(), null)).toMatchObject({ emirates: '', area: '' });
    expect(withPlace(checkoutDraft.read(), sharjah)).toMatchObject({ emirates: 'Sharjah', area: '' });
    expect(withPlace(withProfile(checkoutDraft.read(), form), sharjah)).toMatchObject({
      emirates: 'Dubai',
      area: 'Al Nahda',
    });
    expect(withPlace({ ...form, emirates: 'Ajman', area: 'Al Jurf' }, sharjah)).toMatchObject({
      emirates: 'Ajman',
      area: 'Al Jurf',
    });
  });

  it('goes on where storage is full or blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => checkoutDraft.keep(form)).not.toThrow();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(checkoutDraft.read().firstName).toBe('');
  });
});
