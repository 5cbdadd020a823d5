import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listenUntilTakenOver, stands, takenOver } from '../../src/app/untilTakenOver.js';

const navigate = vi.fn();
let gone = () => {};
let leave = () => {};

beforeAll(() => listenUntilTakenOver(navigate));

beforeEach(() => {
  document.body.innerHTML = `
    <div data-deferred="below"><a href="/ar/cart?from=below#lines"><b>Cart</b></a><button type="button">More</button><input id="name" value="server"><input id="box" type="checkbox"><input id="twice" type="checkbox"></div>
    <a id="above" href="/ar/cart">Cart</a>`;
  leave = stands('below');
});

afterEach(() => {
  gone();
  gone = () => {};
  leave();
  navigate.mockClear();
});

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;

/** Presses as a shopper does. @returns whether the browser goes there itself */
function press(selector: string, modifiers: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
  // jsdom follows no links, and says so.
  let own = false;
  const stay = (last: Event) => {
    own = !last.defaultPrevented;
    last.preventDefault();
  };
  document.addEventListener('click', stay, { once: true });
  find(selector).dispatchEvent(event);
  return own;
}

test('a link of a part that is not taken over is followed within the shop', () => {
  expect(press('[data-deferred] b')).toBe(false);
  expect(navigate.mock.calls).toEqual([['/ar/cart?from=below#lines']]);
});

test.each([
  ['with a modifier', '/ar/cart', { ctrlKey: true }],
  ['to another site', 'https://example.com/ar/cart', {}],
  ['to another target', '/ar/cart', {}],
  ['to a file of the shop', '/robots.txt', {}],
  ['to write a mail', 'mailto:ar@example.com', {}],
] as const)('a link %s is left to the browser', (what, href, modifiers) => {
  const link = find<HTMLAnchorElement>('[data-deferred] a');
  link.href = href;
  if (what === 'to another target') link.target = '_blank';
  expect(press('[data-deferred] a', modifiers)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('so is every link elsewhere, and in a part that is taken over', () => {
  expect(press('#above')).toBe(true);
  gone = takenOver('below');
  expect(press('[data-deferred] a')).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('so is a link while React has not taken over what is around the part', () => {
  leave();
  expect(press('[data-deferred] a')).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('what was pressed and typed is repeated when the part is taken over, once', async () => {
  const [pressed, typed, ticked] = [vi.fn(), vi.fn(), vi.fn()];
  press('button');
  find<HTMLInputElement>('#name').value = 'shopper';
  find('#name').dispatchEvent(new Event('input', { bubbles: true }));
  for (const box of ['#box', '#twice', '#twice']) find(box).click();
  find('button').addEventListener('click', pressed);
  for (const box of ['#box', '#twice']) find(box).addEventListener('change', () => ticked(box));
  find('#name').addEventListener('input', () => typed(find<HTMLInputElement>('#name').value));
  // As React does when it takes a field over.
  find<HTMLInputElement>('#name').value = 'server';
  find<HTMLInputElement>('#box').checked = false;
  gone = takenOver('below');
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(typed.mock.calls.at(-1)).toEqual(['shopper']);
  expect(ticked.mock.calls).toEqual([['#box']]);
  gone();
  gone = takenOver('below');
  await import('../../src/client/hearEarly.js');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('the press within which a part is taken over is not repeated: React hears that one itself', async () => {
  const pressed = vi.fn();
  find('button').addEventListener('click', pressed);
  document.addEventListener('click', () => (gone = takenOver('below')), { once: true, capture: true });
  press('button');
  await import('../../src/client/hearEarly.js');
  await Promise.resolve();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a part that has gone and comes again is looked after again', () => {
  takenOver('below')();
  expect(press('[data-deferred] a')).toBe(false);
});
