'use client';
import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { isPlainClick } from '../../foundation/isPlainClick.js';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import { useOpenState, type OpenChangeReason, type OpenStateProps } from '../../foundation/useOpenState.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { useOutsidePress } from '../../overlays/useOutsidePress.js';
import { SearchForm } from '../SearchForm/index.js';
import { divideProducts } from './divideProducts.js';
import { ResultContent } from './ResultContent.js';
import { Root } from './SearchDropdown.styles.js';
import type { SearchGroup, SearchResult, SearchTexts } from './searchTypes.js';

export interface SearchDropdownProps
  extends OpenStateProps, Omit<HTMLAttributes<HTMLDivElement>, 'onSubmit' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** The field. */
  inputRef?: Ref<HTMLInputElement>;
  /** The text in the field. */
  query: string;
  /** Called with the new text. */
  onQueryChange: (query: string) => void;
  /** `idle` before the first search. While `loading`, previous results stay visible, dimmed. */
  status: 'idle' | 'loading' | 'error' | 'ready';
  /** The products found. */
  products: readonly SearchResult[];
  /** The articles found. */
  articles: readonly SearchResult[];
  /** Earlier queries of this visitor, the latest first. */
  recent?: readonly SearchResult[];
  /** Forgets them. */
  onRecentClear?: () => void;
  /** Popular products, categories. */
  suggestions?: readonly SearchGroup[];
  /** Ways to get help, shown when nothing is found. */
  noResultsHelp?: ReactNode;
  /** All texts of the component. */
  texts: SearchTexts;
  /** URL of the results page; the query is sent as `q`. */
  action: string;
  /** Called on Enter without an active option. Without it the browser submits the form to `action`. */
  onSearch?: (query: string) => void;
  /** From how many characters on a query is searched. With one less, `texts.keepTyping` is shown; with fewer, suggestions. */
  minLength?: number;
  /** `dropdown` opens a panel below the field; `sheet` is the content of a `SearchSheet`, where the panel is always open. */
  layout?: 'dropdown' | 'sheet';
}

/**
 * The search of the navbar: a combobox (WAI-ARIA) with suggestions, products and articles. A query that is there is
 * selected on focus. Fetching, debouncing and cancelling are up to the app. Load it on first use, in place of a
 * `SearchForm`; on phones use `SearchSheet`.
 */
export function SearchDropdown({
  ref,
  inputRef,
  query,
  onQueryChange,
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  status,
  products,
  articles,
  recent = [],
  onRecentClear,
  suggestions = [],
  noResultsHelp,
  texts,
  action,
  onSearch,
  minLength = 4,
  layout = 'dropdown',
  onBlur,
  onKeyDown,
  ...rest
}: SearchDropdownProps) {
  const { t, Link } = useUi();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, requestOpen] = useOpenState({ open: givenOpen, defaultOpen, onOpenChange });
  const [active, setActive] = useState<string>();
  const attach = useMergedRef(ref, root);
  const attachInput = useMergedRef(inputRef, input);

  const length = Array.from(query.trim()).length;
  const [named, others] = texts.otherProducts === undefined ? [products, []] : divideProducts(products, query);
  const found = [...named, ...others, ...articles];
  const all = { id: 'all', href: `${action}?q=${encodeURIComponent(query.trim())}`, name: texts.allResults ?? '' };
  const searched = length >= minLength && (status === 'ready' || (status === 'loading' && found.length > 0));
  const nothing = length >= minLength && status === 'ready' && found.length === 0;
  const suggesting = length < minLength - 1 || nothing;
  const idle = length < minLength - 1;
  const listsAll = searched && !nothing && Boolean(texts.allResults);
  const options = [
    ...(idle ? recent : []),
    ...(searched ? found : []),
    ...(listsAll ? [all] : []),
    ...(suggesting ? suggestions.flatMap(({ items }) => items) : []),
  ];
  const message =
    idle || searched
      ? undefined
      : length === minLength - 1
        ? texts.keepTyping
        : status === 'error'
          ? texts.failed
          : texts.searching;
  const expanded = open && (options.length > 0 || !idle);
  const activeIndex = expanded ? options.findIndex((option) => option.id === active) : -1;

  const change = (now: boolean, reason: OpenChangeReason) => {
    setActive(undefined);
    if (now !== open) requestOpen(now, reason);
  };
  // A sheet has no outside.
  useOutsidePress(root, open && layout === 'dropdown', () => change(false, 'outside-press'));

  const optionId = (resultId: string) => `${id}option-${resultId}`;

  const onFieldKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const modified = event.altKey || event.ctrlKey || event.metaKey;
    if (event.nativeEvent.isComposing || modified) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return change(true, 'trigger-press');
      if (options.length === 0) return;
      // One more position than options: the input, between the last and the first.
      const places = options.length + 1;
      const next = (activeIndex + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places;
      const option = options[next - 1];
      setActive(option?.id);
      if (option) document.getElementById(optionId(option.id))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      event.preventDefault();
      root.current?.querySelector<HTMLElement>('[role="option"][aria-selected="true"]')?.click();
    }
  };

  const onFocusOut = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (layout === 'dropdown' && relatedTarget && !currentTarget.contains(relatedTarget)) change(false, 'focus-out');
  };

  const onEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    // A sheet closes itself.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !open || layout === 'sheet') return;
    event.preventDefault();
    change(false, 'escape-key');
    input.current?.focus();
  };

  const optionProps = ({ id: resultId, href }: SearchResult) => ({
    href,
    role: 'option',
    id: optionId(resultId),
    tabIndex: -1,
    'aria-selected': resultId === active,
    'data-part': 'option',
    onPointerMove: () => setActive(resultId),
    onClick: (event: MouseEvent) => {
      if (isPlainClick(event)) change(false, 'link-press');
    },
  });

  const group = ({ title, items, layout: groupLayout }: SearchGroup, empty?: string, headed = true) => (
    <div
      key={title}
      role={items.length > 0 ? 'group' : undefined}
      aria-label={items.length > 0 ? title : undefined}
      data-part="group"
      data-layout={groupLayout}
    >
      {headed && (
        <p aria-hidden={items.length > 0 || undefined} data-part="heading">
          {title}
        </p>
      )}
      {items.length === 0 && status === 'ready' && <p data-part="empty">{empty}</p>}
      {items.map((result) => (
        <Link key={result.id} {...optionProps(result)}>
          <ResultContent result={result} query={idle ? '' : query} grid={groupLayout === 'grid'} />
        </Link>
      ))}
    </div>
  );

  return (
    <Root
      {...rest}
      ref={attach}
      role="search"
      aria-label={texts.label}
      data-part="search-dropdown"
      data-status={status}
      data-layout={layout}
      onBlur={composeHandlers(onBlur, onFocusOut)}
      onKeyDown={composeHandlers(onKeyDown, onEscape)}
    >
      <SearchForm
        action={action}
        label={texts.label}
        submitLabel={texts.submit}
        inputRef={attachInput}
        inputProps={{
          type: 'text',
          inputMode: 'search',
          autoCapitalize: 'none',
          spellCheck: false,
          role: 'combobox',
          'aria-expanded': expanded,
          'aria-controls': `${id}list`,
          'aria-autocomplete': 'list',
          'aria-activedescendant': activeIndex >= 0 ? `${id}option-${options[activeIndex]?.id}` : undefined,
          value: query,
          onChange: (event) => {
            change(true, 'input');
            onQueryChange(event.target.value);
          },
          onKeyDown: onFieldKeyDown,
          onFocus: (event) => event.target.select(),
          // A press that opens the panel selects the query, which the browser's own focus on press would undo.
          onMouseDown: (event) => {
            const { currentTarget } = event;
            if (open && document.activeElement === currentTarget) return;
            event.preventDefault();
            currentTarget.focus();
            currentTarget.select();
            change(true, 'trigger-press');
          },
        }}
        onSubmit={(event) => {
          if (!onSearch) return;
          event.preventDefault();
          if (query.trim() === '') return;
          change(false, 'item-press');
          onSearch(query.trim());
        }}
      >
        {query !== '' && (
          <button
            type="button"
            aria-label={texts.clear}
            data-part="clear"
            onClick={() => {
              onQueryChange('');
              change(true, 'trigger-press');
              input.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </SearchForm>
      <div hidden={!expanded} data-part="panel" aria-busy={status === 'loading'}>
        {message !== undefined && (
          <p data-part="message" data-tone={status === 'error' && length >= minLength ? 'danger' : undefined}>
            {message}
          </p>
        )}
        {idle && recent.length > 0 && (
          <div data-part="recent-head">
            <p aria-hidden data-part="heading">
              {texts.recent}
            </p>
            <button
              type="button"
              data-part="clear-recent"
              onClick={() => {
                onRecentClear?.();
                input.current?.focus();
              }}
            >
              {texts.clearRecent}
            </button>
          </div>
        )}
        {nothing && (
          <>
            <p data-part="empty">{texts.noProduct}</p>
            <p data-part="empty">{texts.noArticle}</p>
          </>
        )}
        <div
          id={`${id}list`}
          {...(options.length > 0 ? { role: 'listbox', 'aria-label': texts.label } : {})}
          hidden={options.length === 0}
          data-part="results"
        >
          {idle && recent.length > 0 && group({ title: texts.recent, items: recent, layout: 'grid' }, undefined, false)}
          {searched && !nothing && (
            <>
              {group({ title: texts.products, items: named }, texts.noProduct)}
              {others.length > 0 && group({ title: texts.otherProducts ?? '', items: others })}
              {group({ title: texts.articles, items: articles }, texts.noArticle)}
              {listsAll && (
                <Link {...optionProps(all)} data-all>
                  {all.name}
                </Link>
              )}
            </>
          )}
          {suggesting && suggestions.filter(({ items }) => items.length > 0).map((each) => group(each))}
        </div>
        {nothing && noResultsHelp !== undefined && <div data-part="help">{noResultsHelp}</div>}
      </div>
      <VisuallyHidden role="status">
        {expanded && !idle && (message ?? (status === 'ready' && t('searchResults', { n: found.length })))}
      </VisuallyHidden>
    </Root>
  );
}
