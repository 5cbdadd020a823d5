'use client';
import { styled } from 'styled-components';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { useModalDialog, type ModalDialogProps } from '../../overlays/useModalDialog.js';
import { SearchDropdown, type SearchDropdownProps } from '../SearchDropdown/index.js';

const Root = styled.dialog`
  inset: 0;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  color: var(--color-ink);
  background: var(--color-surface);
  outline: none;

  &[open] {
    animation: search-sheet-open var(--motion-normal) var(--ease-out);
  }

  @keyframes search-sheet-open {
    from {
      opacity: 0;
      transform: translateY(1rem);
    }
  }

  > [data-part='search-dropdown'] {
    padding-inline: var(--space-12);

    > [data-part='search-form'] {
      position: sticky;
      z-index: 1;
      inset-block-start: var(--space-8);
      margin-block: var(--space-8);
      margin-inline-start: calc(2.75 * var(--space-rem));
      box-shadow: 0 0 0 var(--space-8) var(--color-surface);
    }
  }

  > [data-part='close'] {
    position: sticky;
    z-index: 1;
    inset-block-start: var(--space-8);
    display: grid;
    place-items: center;
    inline-size: calc(2.75 * var(--space-rem));
    block-size: 2.75rem;
    /* Takes no room: the field is beside it. */
    margin-block: var(--space-8) calc(-2.75rem - var(--space-8));
    margin-inline-start: var(--space-4);
    border-radius: var(--radius-pill);
    background: var(--color-surface);
    box-shadow: 0 0 0 var(--space-8) var(--color-surface);
  }
`;

/** What it passes on to the `SearchDropdown` in it. */
type SearchProps = Pick<
  SearchDropdownProps,
  | 'inputRef'
  | 'query'
  | 'onQueryChange'
  | 'status'
  | 'products'
  | 'articles'
  | 'recent'
  | 'onRecentClear'
  | 'suggestions'
  | 'noResultsHelp'
  | 'texts'
  | 'action'
  | 'onSearch'
  | 'minLength'
>;

export interface SearchSheetProps extends SearchProps, Omit<ModalDialogProps, 'dismissible' | 'children' | 'title'> {}

/** The search of phones: fills the window, with the field at the top. Load it on first use. */
export function SearchSheet({
  inputRef,
  query,
  onQueryChange,
  status,
  products,
  articles,
  recent,
  onRecentClear,
  suggestions,
  noResultsHelp,
  texts,
  action,
  onSearch,
  minLength,
  ...rest
}: SearchSheetProps) {
  const { t } = useUi();
  const modal = useModalDialog(rest, { focusField: true });
  return (
    <Root {...modal.attributes} aria-label={texts.label} data-part="search-sheet">
      {modal.isOpen && (
        <>
          <button
            type="button"
            aria-label={t('closeSearch')}
            data-part="close"
            onClick={() => modal.close('close-press')}
          >
            <Icon name="arrow-start" />
          </button>
          <SearchDropdown
            {...{ query, onQueryChange, status, products, articles, texts, action }}
            {...{ inputRef, recent, onRecentClear, suggestions, noResultsHelp, onSearch, minLength }}
            layout="sheet"
            open
            onOpenChange={(now, { reason }) => !now && modal.close(reason)}
          />
        </>
      )}
    </Root>
  );
}
