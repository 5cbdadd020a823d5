import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { Tag } from './Tag.js';

test.each([
  ['en', 'Remove Newest'],
  ['ar', 'إزالة Newest'],
] as const)('a removable tag says what it does (%s)', async (language, name) => {
  const removed = vi.fn();
  render(inLanguage(language, <Tag label="Newest" onRemove={removed} />));
  await userEvent.setup().click(screen.getByRole('button', { name }));
  expect(removed).toHaveBeenCalledOnce();
});

test('does not remove when the given handler prevents it', async () => {
  const removed = vi.fn();
  render(inLanguage('en', <Tag label="Newest" onRemove={removed} onClick={(event) => event.preventDefault()} />));
  await userEvent.setup().click(screen.getByRole('button'));
  expect(removed).not.toHaveBeenCalled();
});

test('is a link with its label as name, or one that removes', () => {
  render(
    inLanguage(
      'en',
      <>
        <Tag label="Topic" href="/topic" />
        <Tag label="Filter" removeHref="?" />
      </>,
    ),
  );
  expect(screen.getByRole('link', { name: 'Topic' }).getAttribute('href')).toBe('/topic');
  expect(screen.getByRole('link', { name: 'Remove Filter' }).getAttribute('href')).toBe('?');
});
