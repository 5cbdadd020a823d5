'use client';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import type { OpenChangeHandler, OpenChangeReason } from '../../foundation/useOpenState.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { Highlight } from '../../text/Highlight/index.js';
import { Root } from './SearchDropdown.styles.js';

/** The panel opens at this many characters; a search needs one more. */
const PANEL_FROM = 3;

export interface SearchResult {
  /** Unique among all results. */
  id: string;
  href: string;
  name: string;
  /** Products only: a square picture, shown at 56 px. */
  picture?: ReactNode;
  /** Products only: the formatted price. */
  price?: ReactNode;
}

export interface SearchTexts {
  /** Accessible name of the field. */
  label: string;
  placeholder: string;
  /** Accessible name of the submit button. */
  submit: string;
  /** Shown at exactly three characters. */
  keepTyping: string;
  searching: string;
  failed: string;
  products: string;
  articles: string;
  noProduct: string;
  noArticle: string;
}

export interface SearchDropdownProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onSubmit' | 'children'> {
  ref?: Ref<HTMLDivElement>;
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
  /** All texts of the component. */
  texts: SearchTexts;
  /** URL of the results page; the query is sent as `q`. */
  action: string;
  /** Called on Enter without an active option. Without it the browser submits the form to `action`. */
  onSearch?: (query: string) => void;
  /** Called with false on Escape, on an outside click, when the focus leaves, or after a selection. */
  onOpenChange: OpenChangeHandler;
}

/**
 * The search of the navbar: a combobox (WAI-ARIA) with products and articles. Render it while the search is open: it
 * takes the focus and restores it on Escape. Fetching, debouncing and cancelling are up to the app. Load it on first
 * use.
 */
export function SearchDropdown({
  ref,
  query,
  onQueryChange,
  status,
  products,
  articles,
  texts,
  action,
  onSearch,
  onOpenChange,
  onBlur,
  onKeyDown,
  ...rest
}: SearchDropdownProps) {
  const { t, Link } = useUi();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<Element>(null);
  const [active, setActive] = useState<string>();
  useImperativeHandle(ref, () => root.current as HTMLDivElement);

  const length = query.trim().length;
  const expanded = length >= PANEL_FROM;
  const results = [...products, ...articles];
  const listed = length > PANEL_FROM && (status === 'ready' || (status === 'loading' && results.length > 0));
  const options = listed ? results : [];
  const activeIndex = options.findIndex((option) => option.id === active);

  useLayoutEffect(() => {
    opener.current = document.activeElement;
    input.current?.focus();
    // Typing replaces an earlier query.
    input.current?.select();
  }, []);

  const close = (reason: OpenChangeReason) => onOpenChange(false, { reason });
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    const onPointerDown = (event: Event) => {
      const target = event.target as Element;
      // The toggle button closes the search itself.
      if (!root.current?.contains(target) && !target.closest('[data-part="search-toggle"]'))
        latestClose.current('outside-press');
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);

  const optionId = (result: SearchResult) => `${id}option-${result.id}`;

  const onFieldKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const modified = event.altKey || event.ctrlKey || event.metaKey;
    if (event.nativeEvent.isComposing || modified) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (options.length === 0) return;
      // One more position than options: the input, between the last and the first.
      const places = options.length + 1;
      const next = (activeIndex + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places;
      const option = options[next - 1];
      setActive(option?.id);
      if (option) document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      event.preventDefault();
      root.current?.querySelector<HTMLElement>('[role="option"][aria-selected="true"]')?.click();
    }
  };

  const onFocusOut = (event: FocusEvent<HTMLDivElement>) => {
    const to = event.relatedTarget as Element | null;
    if (to && !event.currentTarget.contains(to) && !to.closest('[data-part="search-toggle"]')) close('focus-out');
  };

  const onEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    close('escape-key');
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };

  const group = (title: string, found: readonly SearchResult[], empty: string) => (
    <div
      role={found.length > 0 ? 'group' : undefined}
      aria-label={found.length > 0 ? title : undefined}
      data-part="group"
    >
      <p aria-hidden={found.length > 0 || undefined} data-part="heading">
        {title}
      </p>
      {found.length === 0 && status === 'ready' && <p data-part="empty">{empty}</p>}
      {found.map((result) => (
        <Link
          key={result.id}
          href={result.href}
          role="option"
          id={optionId(result)}
          tabIndex={-1}
          aria-selected={result.id === active}
          data-part="option"
          onPointerMove={() => setActive(result.id)}
          onClick={(event: MouseEvent) => {
            const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
            if (!opensElsewhere) close('link-press');
          }}
        >
          {result.picture !== undefined && <span data-part="picture">{result.picture}</span>}
          <span data-part="text">
            <span data-part="name">
              <Highlight text={result.name} query={query} />
            </span>
            {result.price !== undefined && <span data-part="price">{result.price}</span>}
          </span>
        </Link>
      ))}
    </div>
  );

  const message =
    length === PANEL_FROM ? texts.keepTyping : status === 'error' ? texts.failed : listed ? undefined : texts.searching;

  return (
    <Root
      {...rest}
      ref={root}
      role="search"
      data-part="search-dropdown"
      data-status={status}
      onBlur={composeHandlers(onBlur, onFocusOut)}
      onKeyDown={composeHandlers(onKeyDown, onEscape)}
    >
      <form
        action={action}
        data-part="form"
        onSubmit={(event) => {
          if (!onSearch) return;
          event.preventDefault();
          if (query.trim() !== '') onSearch(query.trim());
        }}
      >
        <input
          ref={input}
          type="text"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          role="combobox"
          aria-label={texts.label}
          aria-expanded={expanded}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={activeIndex >= 0 ? `${id}option-${options[activeIndex]?.id}` : undefined}
          placeholder={texts.placeholder}
          value={query}
          data-part="field"
          onChange={(event) => {
            setActive(undefined);
            onQueryChange(event.target.value);
          }}
          onKeyDown={onFieldKeyDown}
        />
        <button type="submit" aria-label={texts.submit} data-part="submit">
          <Icon name="search" />
        </button>
      </form>
      <div hidden={!expanded} data-part="panel" aria-busy={status === 'loading'}>
        {message !== undefined && (
          <p data-part="message" data-tone={status === 'error' && length > PANEL_FROM ? 'danger' : undefined}>
            {message}
          </p>
        )}
        <div
          id={`${id}list`}
          {...(results.length > 0 ? { role: 'listbox', 'aria-label': texts.label } : {})}
          hidden={!listed}
          data-part="results"
        >
          {group(texts.products, products, texts.noProduct)}
          {group(texts.articles, articles, texts.noArticle)}
        </div>
      </div>
      <VisuallyHidden role="status">
        {expanded && (message ?? (status === 'ready' && t('searchResults', { n: results.length })))}
      </VisuallyHidden>
    </Root>
  );
}
