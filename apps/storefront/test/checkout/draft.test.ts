import type { SavedAddress } from '@mahd/data/account/addresses';
import { resetPersonalAtom } from '@mahd/data/store';
import { NO_GIFT } from '@mahd/rules/shop';
import { describe, expect, it, vi } from 'vitest';
import { registrationDraft } from '../../src/features/account/registrationDraft.js';
import {
  clearCheckoutDraft,
  initialCheckoutValues,
  registerAsOrdered,
  toAddressValues,
  withAddress,
  saveCheckoutDraft,
  withEmirate,
  withGift,
  type CheckoutFormValues,
} from '../../src/features/checkout/draft.js';
import { shopWith } from '../support/shop.js';

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

const { shop } = await shopWith(() => ({ status: 500 }), []);

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

const villa: SavedAddress = {
  _id: 'villa',
  type: 'other',
  firstName: 'Fatima',
  lastName: 'Ali',
  mobile: '509998877',
  address: 'Villa 9',
  emirates: 'Ajman',
  area: 'Al Rashidiya',
  is_default: true,
};
const office: SavedAddress = {
  ...villa,
  _id: 'office',
  type: 'office',
  address: 'Tower 3',
  emirates: 'Sharjah',
  area: 'Al Majaz',
  is_default: false,
};

describe('the checkout draft', () => {
  it('is restored for a guest, in this tab only, until it is cleared', () => {
    saveCheckoutDraft(null, form);
    expect(initialCheckoutValues(null)).toEqual(form);
    expect(localStorage.length).toBe(0);
    clearCheckoutDraft(shop);
    expect(Object.values(initialCheckoutValues(null)).every((value) => value === '')).toBe(true);
  });

  it('of a placed order fills the registration, and is stored again only when a guest asks for that', () => {
    saveCheckoutDraft(null, form);
    clearCheckoutDraft(shop);
    clearCheckoutDraft(shop);
    expect(sessionStorage.length).toBe(0);
    registerAsOrdered(shop);
    expect(registrationDraft.load()).toMatchObject({ email: form.email, mobile: form.mobile, address: form.address });
  });

  it('of a placed order is forgotten with the visitor’s data', () => {
    saveCheckoutDraft(null, form);
    clearCheckoutDraft(shop);
    shop.store.set(resetPersonalAtom);
    registerAsOrdered(shop);
    expect(sessionStorage.length).toBe(0);
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

  it('chooses the default of the address book, whose recipient becomes the contact', () => {
    expect(initialCheckoutValues('noor', profile, [villa, office])).toMatchObject({
      firstName: 'Fatima',
      mobile: '509998877',
      email: profile.email,
      address: 'Villa 9',
      addressType: 'other',
      emirates: 'Ajman',
      area: 'Al Rashidiya',
      savedAddress: 'villa',
    });
  });

  it('keeps the chosen address, as it is in the book now, and a contact that was changed', () => {
    saveCheckoutDraft('noor', { ...form, savedAddress: 'office', address: 'Moved from here' });
    expect(initialCheckoutValues('noor', profile, [villa, office])).toEqual({
      ...form,
      address: 'Tower 3',
      addressType: 'office',
      emirates: 'Sharjah',
      area: 'Al Majaz',
      savedAddress: 'office',
    });
    expect(initialCheckoutValues('noor', profile, [villa])).toMatchObject({
      savedAddress: 'villa',
      address: 'Villa 9',
    });
    expect(initialCheckoutValues('sara', profile, [villa])).toMatchObject({ savedAddress: 'villa', note: '' });
  });

  it('keeps an address that its owner has typed, unless the book has it', () => {
    saveCheckoutDraft('noor', form);
    expect(initialCheckoutValues('noor', profile, [villa, office])).toEqual(form);
    saveCheckoutDraft('noor', { ...form, address: 'Tower 3', emirates: 'Sharjah', area: 'Al Majaz' });
    expect(initialCheckoutValues('noor', profile, [villa, office])).toMatchObject({ savedAddress: 'office' });
    saveCheckoutDraft(null, form);
    expect(initialCheckoutValues('noor', profile, [villa, office])).toMatchObject({ savedAddress: 'villa' });
  });

  it('of a gift has its own recipient, who is saved with the address', () => {
    const present = { ...form, gift: 'yes', giftFirstName: 'Noor', giftLastName: 'Ali', giftMobile: '502' } as const;
    expect(withAddress(present, villa)).toMatchObject({ firstName: form.firstName, address: 'Villa 9' });
    expect(toAddressValues(present)).toEqual({
      firstName: 'Noor',
      lastName: 'Ali',
      mobile: '502',
      address: form.address,
      addressType: form.addressType,
      emirates: form.emirates,
      area: form.area,
    });
    expect(toAddressValues(form)).toMatchObject({ firstName: form.firstName, mobile: form.mobile });
  });

  it('of a gift goes to another address than the customer’s own', () => {
    const own = withAddress(form, villa);
    const present = withGift(own, true, [villa]);
    expect(present).toMatchObject({ gift: 'yes', savedAddress: '', address: '', addressType: '', emirates: '' });
    saveCheckoutDraft('noor', present);
    expect(initialCheckoutValues('noor', profile, [villa])).toEqual(present);
    expect(withGift(present, false, [villa])).toEqual(own);
    const typed = { ...present, address: 'Tower 3' };
    expect(withGift(typed, false, [villa])).toEqual({ ...typed, gift: '' });
    expect(withGift(form, true)).toEqual({ ...form, gift: 'yes' });
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
    sessionStorage.setItem('checkoutForm', JSON.stringify({ gift: 'yes', paymentMethod: 'gold', addressType: 'boat' }));
    expect(initialCheckoutValues(null)).toMatchObject({ gift: 'yes', paymentMethod: '', addressType: '' });
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
