import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderIn } from '../renderIn.js';
import { sampleNavBar } from '../samples.js';
import { NavBar, type NavBarProps } from './NavBar.js';

const bar = (props: Partial<NavBarProps> = {}, language: 'en' | 'ar' = 'en') =>
  renderIn(language, <NavBar {...sampleNavBar(language)} {...props} />);
const summary = (name: string) => screen.getByText(name, { selector: 'summary' });
const details = (name: string) => summary(name).closest('details') as HTMLDetailsElement;

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
    await user.click(summary('Products'));
    expect(details('Products').open).toBe(true);
    await user.click(summary('Mother & Baby World'));
    expect(details('Products').open).toBe(false);
    expect(details('Mother & Baby World').open).toBe(true);
    await user.click(summary('Mother & Baby World'));
    expect(details('Mother & Baby World').open).toBe(false);
  });

  test('close on an outside click', async () => {
    const user = userEvent.setup();
    bar();
    await user.click(summary('Products'));
    await user.click(document.body);
    expect(details('Products').open).toBe(false);
  });

  test('close on Escape and restore the focus', async () => {
    const user = userEvent.setup();
    bar();
    await user.click(summary('Products'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Bottle Feeding');
    await user.keyboard('{Escape}');
    expect(details('Products').open).toBe(false);
    expect(document.activeElement).toBe(summary('Products'));
  });

  test('open on arrow down, wrap around with arrows, and leave upwards with arrow up', async () => {
    const user = userEvent.setup();
    bar();
    act(() => summary('Products').focus());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Breastfeeding');
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('View all products');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Breastfeeding');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(summary('Products'));
  });

  test.each([
    ['en', '{ArrowRight}', '{ArrowLeft}', 'Products', 'Mother & Baby World'],
    ['ar', '{ArrowLeft}', '{ArrowRight}', 'المنتجات', 'عالم الأم والطفل'],
  ] as const)(
    '%s: the arrow that points along the line of reading goes to the next main link',
    async (language, forth, back, first, second) => {
      const user = userEvent.setup();
      bar({}, language);
      act(() => summary(first).focus());
      await user.keyboard(forth);
      expect(document.activeElement).toBe(summary(second));
      await user.keyboard(back);
      expect(document.activeElement).toBe(summary(first));
    },
  );

  test('open on hover and close on leave, unless clicked in between', () => {
    vi.useFakeTimers();
    bar();
    const item = summary('Products').closest('li') as HTMLElement;
    const mouse = { pointerType: 'mouse' };
    fireEvent.pointerEnter(item, mouse);
    act(() => void vi.runAllTimers());
    expect(details('Products').open).toBe(true);
    fireEvent.pointerLeave(item, mouse);
    act(() => void vi.runAllTimers());
    expect(details('Products').open).toBe(false);

    fireEvent.pointerEnter(item, mouse);
    act(() => void vi.runAllTimers());
    fireEvent.click(summary('Products'));
    fireEvent.pointerLeave(item, mouse);
    act(() => void vi.runAllTimers());
    expect(details('Products').open).toBe(true);

    fireEvent.pointerEnter(item, mouse);
    act(() => void vi.runAllTimers());
    fireEvent.pointerLeave(item, mouse);
    act(() => void vi.runAllTimers());
    expect(details('Products').open).toBe(true);
  });

  test('do not open on touch hover', () => {
    vi.useFakeTimers();
    bar();
    fireEvent.pointerEnter(summary('Products').closest('li') as HTMLElement, { pointerType: 'touch' });
    act(() => void vi.runAllTimers());
    expect(details('Products').open).toBe(false);
  });

  test('close when a link inside is followed', async () => {
    const user = userEvent.setup();
    bar();
    await user.click(summary('Products'));
    // jsdom cannot navigate.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(screen.getByText('Skincare'));
    expect(details('Products').open).toBe(false);
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
    await user.click(summary('Products'));
    act(() => summary('Products').blur());
    scrollTo(300);
    expect(details('Products').open).toBe(false);
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
