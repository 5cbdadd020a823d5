import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { navigateStaticLinks } from '../../src/client/navigateStaticLinks.js';

const navigate = vi.fn();

beforeAll(() => navigateStaticLinks(navigate));

beforeEach(() => {
  document.body.innerHTML = `<div id="root" data-hydrated>
    <div data-lazy="below"><a href="/ar/cart?from=below#lines"><b>Cart</b></a></div>
    <a id="above" href="/ar/cart">Cart</a></div>`;
  navigate.mockClear();
});

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;

/** Clicks as a shopper does. @returns whether the browser follows the link itself */
function click(selector: string, modifiers: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
  // jsdom follows no links, and logs that.
  let own = false;
  const stay = (last: Event) => {
    own = !last.defaultPrevented;
    last.preventDefault();
  };
  document.addEventListener('click', stay, { once: true });
  find(selector).dispatchEvent(event);
  return own;
}

test('a link in a part that is not hydrated becomes a client navigation', () => {
  expect(click('[data-lazy] b')).toBe(false);
  expect(navigate.mock.calls).toEqual([['/ar/cart?from=below#lines']]);
});

test.each([
  ['with a modifier', '/ar/cart', { ctrlKey: true }],
  ['to another site', 'https://example.com/ar/cart', {}],
  ['to another target', '/ar/cart', {}],
  ['to a file of the shop', '/robots.txt', {}],
  ['to write a mail', 'mailto:ar@example.com', {}],
] as const)('a link %s is left to the browser', (what, href, modifiers) => {
  const link = find<HTMLAnchorElement>('[data-lazy] a');
  link.href = href;
  if (what === 'to another target') link.target = '_blank';
  expect(click('[data-lazy] a', modifiers)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('so is every link elsewhere, and in a part that is hydrated', () => {
  expect(click('#above')).toBe(true);
  find('[data-lazy]').dataset.hydrated = '';
  expect(click('[data-lazy] a')).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('so is a link while what is around the part is not hydrated', () => {
  delete find('#root').dataset.hydrated;
  expect(click('[data-lazy] a')).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});
