import { describe, expect, it, vi } from 'vitest';
import { keepDraft, readDraft, type CheckoutForm } from '../../src/shopper/checkout/draft.js';

const form: CheckoutForm = {
  firstName: 'سارة', lastName: 'أحمد', email: 'sara@example.com', mobile: '501234567', address: 'Street 12 / Palm / 304', addressType: 'home',
  emirates: 'Dubai', area: 'Al Nahda', note: 'Ring twice', paymentMethod: 'card',
};

describe('the checkout form', () => {
  it('is as it was left, in this tab only', () => {
    keepDraft(form);
    expect(readDraft()).toEqual(form);
    expect(localStorage.length).toBe(0);
  });

  it('starts empty, and from what can be read of a damaged draft', () => {
    expect(Object.values(readDraft()).every((value) => value === '')).toBe(true);
    for (const garbage of ['{"firstName":', 'null', '7', '"text"', '[]']) {
      sessionStorage.setItem('checkoutForm', garbage);
      expect(readDraft().email).toBe('');
    }
    sessionStorage.setItem('checkoutForm', JSON.stringify({ firstName: 'Sara', email: { a: 1 }, mobile: 50, unknown: 'x' }));
    expect(readDraft()).toMatchObject({ firstName: 'Sara', email: '', mobile: '' });
    expect(readDraft()).not.toHaveProperty('unknown');
  });

  it('goes on where storage is full or blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepDraft(form)).not.toThrow();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(readDraft().firstName).toBe('');
  });
});
