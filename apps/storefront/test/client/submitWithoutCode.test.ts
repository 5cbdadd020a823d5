import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { submitWithoutCode } from '../../src/client/submitWithoutCode.js';

submitWithoutCode();

const assign = vi.fn();
let online: boolean;

beforeEach(() => {
  online = false;
  document.body.innerHTML = `
    <form action="https://shop.test/en/cart">
      <input type="hidden" name="add" value="MH-1"><input type="hidden" name="quantity" value="2">
      <button name="then" value="buy">Buy</button>
    </form>
    <form action="https://shop.test/en/products"><input name="q" value="oil"><button>Search</button></form>`;
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', () => (online ? Promise.resolve(new Response()) : Promise.reject(new TypeError('lost'))));
  // jsdom has dialogs without their methods.
  HTMLDialogElement.prototype.showModal = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  assign.mockReset();
});

const press = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click();
const dialog = () => document.querySelector('dialog');

it.each([
  ['en', 'the product has not been added yet', 'Try again', 'Close'],
  ['ar', 'فلم يُضف المنتج بعد', 'إعادة المحاولة', 'إغلاق'],
])(
  'a press without code and connection shows a dialog, and can be repeated (%s)',
  async (language, text, again, close) => {
    document.documentElement.lang = language;
    press('Buy');
    await vi.waitFor(() => expect(dialog()?.textContent).toContain(text));
    press(again);
    expect(dialog()).toBeNull();
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
    expect(assign).not.toHaveBeenCalled();
    online = true;
    press(again);
    await vi.waitFor(() =>
      expect(assign).toHaveBeenCalledExactlyOnceWith('https://shop.test/en/cart?add=MH-1&quantity=2&then=buy'),
    );
    online = false;
    dispatchEvent(new CustomEvent('visitpage', { detail: '/en/cart?add=MH-2&quantity=1' }));
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
    press(close);
    expect(dialog()).toBeNull();
  },
);

it('ignores what React handles, and other forms', () => {
  const heard = vi.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('submit', heard);
  const asked = vi.spyOn(globalThis, 'fetch');
  press('Buy');
  press('Search');
  document.body.removeEventListener('submit', heard);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(asked).not.toHaveBeenCalled();
});
