'use client';
import type { AriaRole, FormHTMLAttributes, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundation/icons/Icon.js';

const Root = styled.form`
  --icon-size: 1.25rem;
  position: relative;
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: var(--space-16) 0;
  border: 1px solid var(--color-control-line);
  border-radius: var(--radius-pill);
  background: var(--color-paper);

  &:focus-within {
    border-color: var(--color-accent);
    outline: 1px solid var(--color-accent);
    background: var(--color-surface);
  }

  [data-part='field'] {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 2.625rem;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    /* iOS zooms into fields below 16 px. */
    font-size: max(1rem, var(--text-16));
    text-overflow: ellipsis;

    &::placeholder {
      color: var(--color-ink-soft);
      opacity: 1;
    }
  }

  button {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: calc(2.75 * var(--space-rem));
    block-size: 2.625rem;
    border-radius: var(--radius-pill);
    color: var(--color-ink-soft);

    &:hover {
      color: var(--color-accent);
    }

    &:focus-visible {
      outline-offset: -3px;
    }
  }

  [data-part='submit'] {
    color: var(--color-accent);
  }
`;

export interface SearchFormProps extends FormHTMLAttributes<HTMLFormElement> {
  ref?: Ref<HTMLFormElement>;
  /** `search` makes it a landmark, named by `label`. */
  role?: AriaRole;
  /** URL of the results page; the query is sent as `q`. */
  action: string;
  /** Accessible name of the field, and its placeholder. */
  label: string;
  /** Accessible name of the submit button. */
  submitLabel: string;
  /** The field. */
  inputRef?: Ref<HTMLInputElement>;
  /** More attributes of the field. */
  inputProps?: InputHTMLAttributes<HTMLInputElement>;
  /** Buttons between field and submit button. */
  children?: ReactNode;
}

/** A search field that works without JavaScript. For suggestions use `SearchDropdown`, which contains one. */
export function SearchForm({ label, submitLabel, inputRef, inputProps, children, ...rest }: SearchFormProps) {
  return (
    <Root aria-label={rest.role === 'search' ? label : undefined} {...rest} data-part="search-form">
      <input
        ref={inputRef}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        {...inputProps}
        data-part="field"
      />
      {children}
      <button type="submit" aria-label={submitLabel} data-part="submit">
        <Icon name="search" />
      </button>
    </Root>
  );
}
