import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { inLanguage } from '../../testing/index.js';
import { FilterPanel, type FilterGroup } from './FilterPanel.js';

const groups = (show = '', stock = false): FilterGroup[] => [
  {
    kind: 'choice',
    name: 'show',
    label: 'Show',
    value: show,
    options: [
      { value: '', label: 'All' },
      { value: 'Best Seller', label: 'Best Seller' },
    ],
  },
  {
    kind: 'range',
    label: 'Price',
    from: { name: 'min_price', label: 'From', value: '' },
    to: { name: 'max_price', label: 'To', value: '' },
  },
  { kind: 'toggle', name: 'in_stock', label: 'In stock only', value: '1', checked: stock },
];

/** A listing whose filters live in the URL. */
function Listing({ onFilter }: { onFilter(query: URLSearchParams): void }) {
  const [query, setQuery] = useState(new URLSearchParams());
  const filter = (next: URLSearchParams) => {
    onFilter(next);
    setQuery(next);
  };
  return (
    <FilterPanel
      action="/products"
      groups={groups(query.get('show') ?? '', query.has('in_stock'))}
      hiddenFields={[['sort', 'newest']]}
      onFilter={filter}
    />
  );
}

function open() {
  const onFilter = vi.fn<(query: URLSearchParams) => void>();
  const view = renderIn('en', <Listing onFilter={onFilter} />);
  const last = () => String(onFilter.mock.lastCall?.[0]);
  return { onFilter, last, ...view };
}

test('applies every choice at once and keeps the other parameters of the URL', async () => {
  const user = userEvent.setup();
  const { last } = open();
  await user.click(screen.getByRole('radio', { name: 'Best Seller' }));
  expect(last()).toBe('sort=newest&show=Best+Seller');
  await user.click(screen.getByRole('checkbox', { name: 'In stock only' }));
  expect(last()).toBe('sort=newest&show=Best+Seller&in_stock=1');
  await user.click(screen.getByRole('radio', { name: 'All' }));
  expect(last()).toBe('sort=newest&in_stock=1');
});

test('applies a price on Enter, not while typing', async () => {
  const user = userEvent.setup();
  const { onFilter, last } = open();
  await user.type(screen.getByRole('textbox', { name: 'From' }), ' 20');
  expect(onFilter).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(last()).toBe('sort=newest&min_price=20');
});

test('has the button beside the prices; without JavaScript also at the end', () => {
  const panel = <FilterPanel action="/products" groups={groups()} onFilter={() => {}} />;
  renderIn('en', panel);
  const button = screen.getByRole('button', { name: 'Apply' });
  expect(button.closest('fieldset')?.contains(screen.getByRole('textbox', { name: 'From' }))).toBe(true);
  expect(renderToString(inLanguage('en', panel))).toMatch(/<noscript><button[^>]*type="submit"/);
});

test('shows how many products a link leads to', () => {
  const links = [{ href: '/products/skincare', label: 'Skincare', count: 7 }];
  renderIn('en', <FilterPanel action="/products" groups={[{ kind: 'links', label: 'Category', links }]} />);
  expect(screen.getByRole('link').textContent).toBe('Skincare7');
});

test('is submitted by its own button, or by one elsewhere', async () => {
  const user = userEvent.setup();
  const onFilter = vi.fn<(query: URLSearchParams, details: { reason: string }) => void>();
  const { rerender } = renderIn('en', <FilterPanel action="/products" groups={groups()} onFilter={onFilter} />);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onFilter.mock.calls.map(([, { reason }]) => reason)).toEqual(['choice', 'submit']);
  rerender(
    <>
      <FilterPanel id="filters" action="/products" groups={groups()} onFilter={onFilter} submitLabel={null} />
      <button type="submit" form="filters">
        Show 7 products
      </button>
    </>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: 'From' }), '20');
  await user.click(screen.getByRole('button'));
  expect(String(onFilter.mock.lastCall?.[0])).toContain('min_price=20');
  expect(onFilter.mock.lastCall?.[1]).toEqual({ reason: 'submit' });
});

test('shows the filters of a changed URL and keeps the focus', async () => {
  const user = userEvent.setup();
  const { rerender } = renderIn('en', <FilterPanel action="/products" groups={groups()} onFilter={() => {}} />);
  await user.click(screen.getByRole('radio', { name: 'Best Seller' }));
  rerender(<FilterPanel action="/products" groups={groups('Best Seller', true)} onFilter={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Best Seller' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Best Seller' }));
  rerender(<FilterPanel action="/products" groups={groups()} onFilter={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test('calls given handlers first; a prevented submit does not filter', async () => {
  const user = userEvent.setup();
  const onFilter = vi.fn();
  const onChange = vi.fn();
  const onSubmit = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
  renderIn(
    'ar',
    <FilterPanel action="/products" groups={groups()} onFilter={onFilter} onChange={onChange} onSubmit={onSubmit} />,
  );
  await user.type(screen.getByRole('textbox', { name: 'From' }), '2{Enter}');
  expect([onChange.mock.calls.length, onSubmit.mock.calls.length, onFilter.mock.calls.length]).toEqual([1, 1, 0]);
  await user.click(screen.getByRole('checkbox'));
  expect([onChange.mock.calls.length, onFilter.mock.calls.length]).toEqual([2, 1]);
});

test('links alone have nothing to apply and are no form', () => {
  const links: FilterGroup = {
    kind: 'links',
    label: 'Category',
    links: [{ href: '/products', label: 'All products' }],
  };
  const ref = { current: null };
  const panel = (shown: FilterGroup[]) => (
    <FilterPanel ref={ref} action="/products" groups={shown} hiddenFields={[['sort', 'newest']]} />
  );
  const { container, rerender } = renderIn('en', panel([links]));
  expect(screen.getByRole('navigation', { name: 'Category' }).contains(screen.getByRole('link'))).toBe(true);
  expect(container.querySelector('form, input, button')).toBeNull();
  expect(ref.current).toBeNull();
  rerender(panel([links, ...groups()]));
  expect(screen.getByRole('button')).toBeDefined();
  expect(ref.current).toBe(screen.getByRole('form'));
  rerender(panel([links]));
  expect(ref.current).toBeNull();
});

test('keeps a choice made before hydration', () => {
  const page = inLanguage('en', <FilterPanel action="/products" groups={groups()} />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const choice = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Best Seller' });
  choice().click();
  render(page, { container, hydrate: true });
  expect(choice().checked).toBe(true);
});

test('an invalid range has a message with the icon of errors, and describes its fields', () => {
  const [, range] = groups();
  const invalid = { ...range, errorMessage: 'From must not exceed To.' } as FilterGroup;
  renderIn('en', <FilterPanel action="/products" groups={[invalid]} />);
  const message = screen.getByRole('alert');
  expect(message.querySelector('svg')).not.toBeNull();
  const field = screen.getByRole('textbox', { name: 'From' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toBe(message.id);
});
