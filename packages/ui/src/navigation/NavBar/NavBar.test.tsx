import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderIn } from '../renderIn.js';
import { sampleNavBar } from '../samples.js';
import { NavBar, type NavBarProps } from './NavBar.js';

const bar = (props: Partial<NavBarProps> = {}, language: 'en' | 'ar' = 'en') =>
  renderIn(language, <NavBar {...sampleNavBar(language)} {...props} />);
// jsdom has no wide window, for which they are shown.
const entry = (name: string) => screen.getByText(name, { selector: '[data-part="entry"]' });
const isOpen = (name: string) => entry(name).getAttribute('aria-expanded') === 'true';
const item = (name: string) => entry(name).closest('li') as HTMLElement;
/** The panels load on first use. */
const loadPanels = async () => {
  act(() => entry('Products').focus());
  await waitFor(() => expect(document.querySelector('[data-part="menu"]')).not.toBeNull());
  act(() => entry('Products').blur());
};

/** jsdom has no pointer events with a type of pointer. */
const pointer = (name: string, init: { pointerType: string }) => Object.assign(new Event(name), init);

function scrollTo(top: number) {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
  window.scrollY = top;
  act(() => void fireEvent.scroll(window));
}

afterEach(() => {
  vi.useRealTimers();
  window.scrollY = 0;
});

describe('menus', () => {
  test('open and close on click, one at a time', async () => {
    const user = userEvent.setup();
    bar();
    await user.click(entry('Products'));
    expect(isOpen('Products')).toBe(true);
    expect(await screen.findByText('Skincare')).toBeTruthy();
    await user.click(entry('Mother & Baby World'));
    expect(isOpen('Products')).toBe(false);
    expect(isOpen('Mother & Baby World')).toBe(true);
    await user.click(entry('Mother & Baby World'));
    expect(isOpen('Mother & Baby World')).toBe(false);
  });

  test('are links to their overview without JavaScript', () => {
    bar();
    expect(entry('Products').getAttribute('href')).toBe('/mother-baby-products');
    expect(document.querySelector('[data-part="menu"]')).toBeNull();
  });

  test('close on an outside click', async () => {
    const user = userEvent.setup();
    bar();
    await loadPanels();
    await user.click(entry('Products'));
    await user.click(document.body);
    expect(isOpen('Products')).toBe(false);
  });

  test('close on Escape and restore the focus', async () => {
    const user = userEvent.setup();
    bar();
    await loadPanels();
    await user.click(entry('Products'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Bestsellers');
    await user.keyboard('{Escape}');
    expect(isOpen('Products')).toBe(false);
    expect(document.activeElement).toBe(entry('Products'));
  });

  test('open on arrow down, wrap around with arrows, and leave upwards with arrow up', async () => {
    const user = userEvent.setup();
    bar();
    await loadPanels();
    act(() => entry('Products').focus());
    await user.keyboard('{ArrowDown}');
    expect(isOpen('Products')).toBe(true);
    expect(document.activeElement?.textContent).toBe('Breastfeeding');
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('View all products');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Breastfeeding');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(entry('Products'));
  });

  test.each([
    ['en', '{ArrowRight}', '{ArrowLeft}', 'Products', 'Mother & Baby World'],
    ['ar', '{ArrowLeft}', '{ArrowRight}', 'المنتجات', 'عالم الأم والطفل'],
  ] as const)(
    '%s: the arrow that points along the line of reading goes to the next main link',
    async (language, forth, back, first, second) => {
      const user = userEvent.setup();
      bar({}, language);
      act(() => entry(first).focus());
      await user.keyboard(forth);
      expect(document.activeElement).toBe(entry(second));
      await user.keyboard(back);
      expect(document.activeElement).toBe(entry(first));
    },
  );

  test('open on hover and close on leave, unless clicked in between', async () => {
    bar();
    await loadPanels();
    vi.useFakeTimers();
    const products = item('Products');
    const mouse = { pointerType: 'mouse' };
    const enter = () => {
      fireEvent(products, pointer('pointerenter', mouse));
      act(() => void vi.runAllTimers());
    };
    const leave = () => {
      fireEvent(products, pointer('pointerleave', mouse));
      act(() => void vi.runAllTimers());
    };
    enter();
    expect(isOpen('Products')).toBe(true);
    leave();
    expect(isOpen('Products')).toBe(false);

    enter();
    fireEvent.click(entry('Products'));
    leave();
    expect(isOpen('Products')).toBe(true);
    enter();
    leave();
    expect(isOpen('Products')).toBe(true);
  });

  test('do not open on touch hover', async () => {
    bar();
    await loadPanels();
    vi.useFakeTimers();
    fireEvent(item('Products'), pointer('pointerenter', { pointerType: 'touch' }));
    act(() => void vi.runAllTimers());
    expect(isOpen('Products')).toBe(false);
  });

  test('close when a link inside is followed', async () => {
    const user = userEvent.setup();
    bar();
    await loadPanels();
    await user.click(entry('Products'));
    // jsdom cannot navigate.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(screen.getByText('Skincare'));
    expect(isOpen('Products')).toBe(false);
  });
});

describe('hiding', () => {
  const root = () => screen.getByRole('banner');

  test('hides on scroll down and reappears', () => {
    bar();
    scrollTo(300);
    expect(root().hasAttribute('data-hidden')).toBe(true);
    scrollTo(220);
    expect(root().hasAttribute('data-hidden')).toBe(false);
  });

  test('never hides while the search is open', () => {
    bar({ search: { href: '/products', open: true, onOpenChange: () => undefined } });
    scrollTo(300);
    expect(root().hasAttribute('data-hidden')).toBe(false);
  });

  test('closes an open menu', async () => {
    const user = userEvent.setup();
    bar();
    await user.click(entry('Products'));
    act(() => entry('Products').blur());
    scrollTo(300);
    expect(isOpen('Products')).toBe(false);
  });
});

describe('actions', () => {
  test('renders the search as a link without JavaScript and a toggle with it', async () => {
    const user = userEvent.setup();
    const onOpenChange = vi.fn();
    bar({ search: { href: '/products', open: false, onOpenChange } });
    const button = screen.getByRole('button', { name: 'Open search' });
    expect(button.getAttribute('href')).toBe('/products');
    await user.click(button);
    button.focus();
    await user.keyboard(' ');
    expect(onOpenChange.mock.calls).toEqual([
      [true, { reason: 'trigger-press' }],
      [true, { reason: 'trigger-press' }],
    ]);
  });

  test.each([
    [0, 'Cart', null],
    [1, 'Cart (1 item in the cart)', '1'],
    [120, 'Cart (120 items in the cart)', '99+'],
  ])('%i in the cart is called "%s" and shown as %s', (count, name, badge) => {
    bar({ cart: { href: '/cart', label: 'Cart', count } });
    const cart = screen.getByRole('link', { name });
    expect(within(cart).queryByText(/^\d/)?.textContent ?? null).toBe(badge);
  });

  test('renders only what is given', () => {
    bar({ cart: undefined, profile: undefined, orderTracking: undefined, globalSite: undefined, greeting: undefined });
    for (const name of [/cart/i, /profile/i, /tracking/i, /global/i])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });
});
