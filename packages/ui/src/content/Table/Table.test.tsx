import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { Table, type TableProps } from './Table.js';

interface Size {
  name: string;
  months: number;
}
const rows: Size[] = [
  { name: 'M', months: 3 },
  { name: 'SS', months: 0 },
  { name: 'L', months: 6 },
];
const show = (props: Partial<TableProps<Size>> = {}) => {
  render(
    inLanguage(
      'en',
      <Table
        caption="Sizes"
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', header: 'Size', cell: ({ name }) => name },
          { key: 'months', header: 'From', cell: ({ months }) => months, compare: (a, b) => a.months - b.months },
        ]}
        {...props}
      />,
    ),
  );
  return userEvent.setup();
};
const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const column = () => screen.getByRole('columnheader', { name: 'From' });

test('sorts by a column, then the other way round', async () => {
  const changed = vi.fn();
  const user = show({ onSortChange: changed });
  expect(shown()).toEqual(['M', 'SS', 'L']);
  expect(column().getAttribute('aria-sort')).toBeNull();
  await user.click(within(column()).getByRole('button'));
  expect(shown()).toEqual(['SS', 'M', 'L']);
  expect(column().getAttribute('aria-sort')).toBe('ascending');
  await user.click(within(column()).getByRole('button'));
  expect(shown()).toEqual(['L', 'M', 'SS']);
  expect(column().getAttribute('aria-sort')).toBe('descending');
  expect(changed).toHaveBeenLastCalledWith({ column: 'months', direction: 'descending' }, { reason: 'selection' });
});

test('a controlled table shows the order it is given', async () => {
  const user = show({ sort: { column: 'months', direction: 'descending' } });
  await user.click(within(column()).getByRole('button'));
  expect(shown()).toEqual(['L', 'M', 'SS']);
});

test('is a scrollable region named by its caption', () => {
  show();
  expect(screen.getByRole('region', { name: 'Sizes' }).tabIndex).toBe(0);
  expect(screen.getByRole('table', { name: 'Sizes' })).toBeTruthy();
});
