import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../renderIn.js';
import { SideNav } from './SideNav.js';

test.each(['en', 'ar'] as const)('marks the current page (%s)', (language) => {
  renderIn(
    language,
    <SideNav
      label="Account"
      items={[
        { href: '/profile', label: 'Overview', icon: 'user' },
        { href: '/wishlist', label: 'Wishlist', icon: 'heart', current: true },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Account' })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
});

test('an action is the last item, and no link', () => {
  renderIn(
    'en',
    <SideNav
      label="Account"
      items={[{ href: '/profile', label: 'Overview', icon: 'user' }]}
      action={<button type="button">Log out</button>}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Overview', 'Log out']);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
