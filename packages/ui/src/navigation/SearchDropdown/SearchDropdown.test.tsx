import { useState, type KeyboardEvent } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderIn } from '../renderIn.js';
import { SearchDropdown, type SearchDropdownProps } from './SearchDropdown.js';

const texts = {
  label: 'Search products and articles',
  submit: 'Search',
  clear: 'Clear',
  recent: 'Recent searches',
  clearRecent: 'Clear all',
  keepTyping: 'Keep typing…',
  searching: 'Searching…',
  failed: 'The search did not work.',
  products: 'Products',
  articles: 'Articles',
  noProduct: 'No products found',
  noArticle: 'No articles found',
};
const products = [
  { id: 'p1', href: '#bottle', name: 'Glass bottle', price: 'AED 69.00' },
  { id: 'p2', href: '#brush', name: 'Bottle brush' },
];
const articles = [{ id: 'a1', href: '#article', name: 'How to feed' }];

const onOpenChange = vi.fn();
const onSearch = vi.fn();
// jsdom has no layout, so nothing to scroll.
const scrolled = vi.fn<(element: Element) => void>();
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    scrolled(this);
  };
  for (const spy of [onOpenChange, onSearch, scrolled]) spy.mockClear();
});

function Search({ first = '', ...rest }: Partial<SearchDropdownProps> & { first?: string }) {
  const [query, setQuery] = useState(first);
  const [open, setOpen] = useState(rest.open ?? true);
  return (
    <SearchDropdown
      query={query}
      onQueryChange={setQuery}
      status="ready"
      products={products}
      articles={articles}
      texts={texts}
      action="/products"
      onSearch={onSearch}
      {...rest}
      open={open}
      onOpenChange={(now, details) => {
        onOpenChange(now, details);
        setOpen(now);
      }}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: texts.label });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const said = () => screen.getByRole('status').textContent;

test('counts the sizes that do not fit one line, and names them for screen readers', () => {
  const detail = '500 ml pump bottle · 650 ml refill pouch';
  renderIn(
    'en',
    <Search first="bottle" products={[{ id: 'p1', href: '#1', name: 'Cleanser', detail, sizesCount: 2 }]} />,
  );
  expect(screen.getByText('2 options').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('option', { name: `Cleanser ${detail}` })).toBeDefined();
});

describe('panel', () => {
  test.each([
    ['bo', false, ''],
    [' bo ', false, ''],
    ['bot', true, 'Keep typing…'],
    ['bott', true, '3 results'],
  ])('for "%s" it is open: %s, and says "%s"', (first, expanded, text) => {
    renderIn('en', <Search first={first} />);
    expect(field().getAttribute('aria-expanded')).toBe(String(expanded));
    expect(said()).toBe(text);
  });

  test('shows no results for three characters', () => {
    renderIn('en', <Search first="bot" />);
    expect(screen.queryByRole('option')).toBeNull();
  });

  test.each([
    ['loading', 'Searching…'],
    ['error', 'The search did not work.'],
  ] as const)('%s without results says "%s"', (status, text) => {
    renderIn('en', <Search first="bott" status={status} products={[]} articles={[]} />);
    expect(said()).toBe(text);
    expect(screen.queryByText(texts.noProduct)).toBeNull();
  });

  test('hides previous results on an error', () => {
    renderIn('en', <Search first="bott" status="error" />);
    expect(screen.queryByRole('option')).toBeNull();
  });

  test('keeps results while loading', () => {
    renderIn('en', <Search first="bott" status="loading" />);
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  test('divides products by whether their name has a word of the query, if there is a heading for the others', async () => {
    const other = { id: 'p0', href: '#pump', name: 'Breast pump' };
    const found = { first: 'bottle', products: [other, ...products] };
    const { rerender } = renderIn('en', <Search key="one" {...found} />);
    expect(screen.getAllByRole('group')).toHaveLength(2);
    rerender(<Search key="two" {...found} texts={{ ...texts, otherProducts: 'More products' }} />);
    const groups = screen.getAllByRole('group').map((group) => [group.ariaLabel, group.textContent]);
    expect(groups[1]).toEqual(['More products', 'More productsBreast pump']);
    expect(groups).toHaveLength(3);
    // The arrow keys follow what is seen.
    act(() => field().focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Breast pump');
    // None of the names has it: they are what was found.
    rerender(<Search key="three" {...found} first="feeding" texts={{ ...texts, otherProducts: 'More products' }} />);
    expect(screen.getAllByRole('group')).toHaveLength(2);
  });

  test('shows an empty message per group', () => {
    const { rerender } = renderIn('en', <Search first="bott" products={[]} />);
    expect(screen.queryByText(texts.noProduct)).not.toBeNull();
    expect(screen.queryByText(texts.noArticle)).toBeNull();
    rerender(<Search first="bott" articles={[]} />);
    expect(screen.queryByText(texts.noProduct)).toBeNull();
    expect(screen.queryByText(texts.noArticle)).not.toBeNull();
  });
});

describe.each(['en', 'ar'] as const)('keyboard, %s', (language) => {
  test('moves through both groups and back to the input with arrow keys', async () => {
    const user = userEvent.setup();
    renderIn(language, <Search first="bott" />);
    act(() => field().focus());
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Glass bottleAED 69.00');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('How to feed');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('How to feed');
    expect(scrolled).toHaveBeenLastCalledWith(screen.getByRole('option', { selected: true }));
    expect(document.activeElement).toBe(field());
  });

  test('ends with a link to all results', async () => {
    const user = userEvent.setup();
    renderIn(language, <Search first="bott & co" texts={{ ...texts, allResults: 'See all' }} />);
    act(() => field().focus());
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('See all');
    expect(screen.getByRole('option', { selected: true }).getAttribute('href')).toBe('/products?q=bott%20%26%20co');
  });

  test('opens the active option on Enter', async () => {
    const user = userEvent.setup();
    renderIn(language, <Search first="bott" />);
    act(() => field().focus());
    const followed = vi.fn((event: Event) => event.preventDefault());
    screen.getByRole('option', { name: 'Bottle brush' }).addEventListener('click', followed);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(followed).toHaveBeenCalledOnce();
    expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'link-press' }]]);
    expect(onSearch).not.toHaveBeenCalled();
  });

  test('searches on Enter without an active option, but not for an empty query', async () => {
    const user = userEvent.setup();
    renderIn(language, <Search />);
    act(() => field().focus());
    await user.keyboard('  {Enter}');
    expect(onSearch).not.toHaveBeenCalled();
    await user.keyboard('bottle {Enter}');
    expect(onSearch.mock.calls).toEqual([['bottle']]);
  });

  test('clears the active option while typing', async () => {
    const user = userEvent.setup();
    renderIn(language, <Search first="bott" />);
    act(() => field().focus());
    await user.keyboard('{ArrowDown}l');
    expect(active()).toBeNull();
  });
});

describe('suggestions', () => {
  const recent = [{ id: 'r1', href: '#wipes', name: 'wipes' }];
  const popular = { title: 'Popular', items: [{ id: 's1', href: '#lotion', name: 'Baby lotion' }] };
  const all = { recent, suggestions: [popular], noResultsHelp: 'Call us' };
  const group = (name: string) => screen.queryByRole('group', { name });

  test('shows recent searches and suggestions before a search, and not during one', () => {
    const { rerender } = renderIn('en', <Search key="idle" {...all} products={[]} articles={[]} />);
    expect(group(texts.recent)).not.toBeNull();
    expect(group('Popular')).not.toBeNull();
    expect(screen.queryByText('Call us')).toBeNull();
    rerender(<Search key="found" {...all} first="bott" />);
    expect(group(texts.recent)).toBeNull();
    expect(group('Popular')).toBeNull();
    expect(group(texts.products)).not.toBeNull();
  });

  test('shows suggestions and help when nothing is found', () => {
    renderIn('en', <Search {...all} first="bott" products={[]} articles={[]} />);
    expect(screen.queryByText(texts.noProduct)).not.toBeNull();
    expect(screen.queryByText(texts.noArticle)).not.toBeNull();
    expect(group(texts.recent)).toBeNull();
    expect(group('Popular')).not.toBeNull();
    expect(screen.queryByText('Call us')).not.toBeNull();
  });

  test('moves through them with arrow keys', async () => {
    const user = userEvent.setup();
    renderIn('en', <Search {...all} products={[]} articles={[]} />);
    act(() => field().focus());
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('wipes');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Baby lotion');
  });

  test('clears recent searches, and keeps the focus in the field', async () => {
    const onRecentClear = vi.fn();
    renderIn('en', <Search {...all} onRecentClear={onRecentClear} />);
    await userEvent.click(screen.getByRole('button', { name: texts.clearRecent }));
    expect(onRecentClear).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(field());
  });
});

describe('the field', () => {
  test('clears the query, and keeps the focus in the field', async () => {
    renderIn('en', <Search first="bottle" />);
    await userEvent.click(screen.getByRole('button', { name: texts.clear }));
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('button', { name: texts.clear })).toBeNull();
  });

  test('selects an earlier query on focus and on press, so that typing replaces it', async () => {
    renderIn('en', <Search first="bottle" />);
    await userEvent.click(field());
    await userEvent.keyboard('cream');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('cream');
  });
});

describe('opening and closing', () => {
  const isOpen = () => field().getAttribute('aria-expanded') === 'true';

  test.each([
    ['a press', 'trigger-press', (user: UserEvent) => user.click(field())],
    ['typing', 'input', (user: UserEvent) => user.keyboard('wipes')],
    ['arrow down', 'trigger-press', (user: UserEvent) => user.keyboard('{ArrowDown}')],
  ])('opens on %s, not on focus alone', async (_what, reason, open) => {
    const user = userEvent.setup();
    renderIn('en', <Search first="bottle" open={false} />);
    act(() => field().focus());
    expect(isOpen()).toBe(false);
    await open(user);
    expect(isOpen()).toBe(true);
    expect(onOpenChange.mock.calls).toEqual([[true, { reason }]]);
  });

  test('calls the given key and blur handlers first, and stays open when they prevent it', async () => {
    const user = userEvent.setup();
    const onKeyDown = vi.fn((event: KeyboardEvent) => event.preventDefault());
    const onBlur = vi.fn();
    renderIn('en', <Search onKeyDown={onKeyDown} onBlur={onBlur} />);
    act(() => field().focus());
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
    onKeyDown.mockImplementation(() => undefined);
    await user.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'escape-key' }]]);
    await user.tab();
    expect(onBlur).toHaveBeenCalled();
  });

  test('stays open when a result is opened in a new tab', async () => {
    const user = userEvent.setup();
    renderIn('en', <Search first="bott" />);
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('option', { name: 'Bottle brush' }));
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('closes on Escape and stays in the field', async () => {
    renderIn('en', <Search first="bott" />);
    act(() => field().focus());
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(field());
  });

  test('closes on an outside click', async () => {
    renderIn('en', <Search first="bott" />);
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
  });

  test('closes when Tab leaves it', async () => {
    const user = userEvent.setup();
    renderIn(
      'en',
      <>
        <Search first="bott" />
        <button type="button">Elsewhere</button>
      </>,
    );
    act(() => field().focus());
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.clear }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.submit }));
    expect(isOpen()).toBe(true);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(isOpen()).toBe(false);
  });
});

test('is a form with the parameter q without JavaScript', () => {
  renderIn('en', <Search first="bottle" />);
  const form = (field() as HTMLInputElement).form as HTMLFormElement;
  expect([form.getAttribute('action'), new FormData(form).get('q')]).toEqual(['/products', 'bottle']);
});

test('renders names as text', () => {
  renderIn('en', <Search first="bott" products={[{ id: 'x', href: '#x', name: '<img src=x onerror=alert(1)>' }]} />);
  expect(screen.getByRole('option', { name: /<img/ }).querySelector('img')).toBeNull();
});

describe('highlighting', () => {
  const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  const named = (name: string) => [{ id: 'p1', href: '#p1', name }];

  test.each([
    ['bottle', 'Glass Bottle, bottle brush', ['Bottle', 'bottle']],
    ['glass 240', 'Glass bottle 240 ml', ['Glass', '240']],
    ['رضاعه', 'رضّاعة زجاجية', ['رضّاعة']],
    ['الرضاعة', 'رضّاعة زجاجية', ['رضّاعة']],
    ['٢٤٠ مل', 'رضّاعة 240 مل', ['240', 'مل']],
    ['ابرة', 'إِبرة طبية', ['إِبرة']],
    ['nothing', 'Glass bottle', []],
  ])('"%s" is marked in "%s"', (query, name, expected) => {
    renderIn('ar', <Search first={query} products={named(name)} articles={[]} />);
    expect(marked()).toEqual(expected);
    expect(screen.getByRole('option').textContent).toBe(name);
  });
});
