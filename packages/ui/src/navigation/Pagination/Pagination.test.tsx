import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../renderIn.js';
import { Pagination } from './Pagination.js';

const href = (page: number) => `/products?page=${page}`;
const names = () => screen.queryAllByRole('link').map((link) => link.getAttribute('aria-label'));

test('links every page, marks the current one, and has previous and next links', () => {
  renderIn('en', <Pagination page={5} total={8} href={href} />);
  expect(names()).toEqual([
    'Previous',
    'Go to page 1',
    'Go to page 4',
    'Page 5, current page',
    'Go to page 6',
    'Go to page 7',
    'Go to page 8',
    'Next',
  ]);
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/products?page=6');
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/products?page=5');
});

test('has no previous link on the first page and no next link on the last', () => {
  const { rerender } = renderIn('en', <Pagination page={1} total={2} href={href} />);
  expect(names()).not.toContain('Previous');
  rerender(<Pagination page={2} total={2} href={href} />);
  expect(names()).not.toContain('Next');
});

test('leads from a page past the end to the last one', () => {
  renderIn('en', <Pagination page={9999} total={8} href={href} />);
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/products?page=8');
});

test('says above the links which part of the list it is', () => {
  renderIn('en', <Pagination page={2} total={4} href={href} description="13–24 of 44" />);
  expect(screen.getByRole('navigation').firstElementChild?.textContent).toBe('13–24 of 44');
});

test('renders nothing for one page or none', () => {
  const { rerender } = renderIn('en', <Pagination page={1} total={1} href={href} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  rerender(<Pagination page={1} total={0} href={href} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
