import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { LinkGroups } from './LinkGroups.js';

const group = (id: string, links: number) => ({
  id,
  title: id,
  items: Array.from({ length: links }, (_, at) => ({ label: `${id} ${at}`, href: `/${id}/${at}` })),
});

test('long groups come first, and the first one is open', () => {
  const { container } = render(
    inLanguage('en', <LinkGroups groups={[group('help', 3), group('shop', 40), group('policies', 2)]} />),
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['shop', 'help', 'policies']);
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false, false]);
});

test('single links are in a list of their own, after those with others below them', () => {
  const items = [
    { label: 'Bottles', href: '/bottles', items: [{ label: 'Nipple', href: '/nipple' }] },
    { label: 'Cart', href: '/cart' },
    { label: 'Skincare', href: '/skincare', items: [{ label: 'Oil', href: '/oil' }] },
  ];
  const { container } = render(inLanguage('en', <LinkGroups groups={[{ id: 'shop', title: 'Shop', items }]} />));
  const lists = [...container.querySelectorAll('[data-part="links"] > ul')].map((list) =>
    [...list.children].map((item) => item.querySelector('a')?.textContent),
  );
  expect(lists).toEqual([['Bottles', 'Skincare'], ['Cart']]);
});

test('an entry without a link is the title of the links below it, which do not fold at first', () => {
  const items = [
    { label: 'Pages', items: [{ label: 'Cart', href: '/cart' }] },
    { label: 'Skincare', href: '/skincare', items: [{ label: 'Oil', href: '/oil' }] },
  ];
  const { container } = render(inLanguage('en', <LinkGroups groups={[{ id: 'shop', title: 'Shop', items }]} />));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Cart', 'Skincare', 'Oil']);
  expect(container.querySelector('[data-part="subtitle"]')?.textContent).toBe('Pages');
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
});

test('a group without links is left out, and a single one does not fold', () => {
  const { container } = render(inLanguage('en', <LinkGroups groups={[group('help', 3), group('shop', 0)]} />));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['help']);
  expect(container.querySelector('details')).toBeNull();
});
