'use client';
import { useEffect, useId, useState, type SubmitEvent, type HTMLAttributes, type Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-inline-size: 32rem;

  label {
    font-weight: var(--weight-medium);
  }

  [data-part='field'] {
    position: relative;
    display: grid;
    align-items: center;
  }

  [data-part='field'] > svg {
    position: absolute;
    inset-inline-start: var(--space-12);
    color: var(--color-ink-soft);
    pointer-events: none;
  }

  input {
    inline-size: 100%;
    min-block-size: 3rem;
    padding-block: var(--space-8);
    padding-inline: calc(1.5rem + var(--space-16)) var(--space-12);
    text-overflow: ellipsis;
    background: var(--color-surface);
    border: 1px solid var(--color-control-line);
    border-radius: var(--radius-pill);
  }

  input::placeholder {
    color: var(--color-ink-soft);
    opacity: 1;
  }

  /* Blue in Chromium, a colour that no brand here has. */
  input::-webkit-search-cancel-button {
    filter: grayscale(1);
  }

  @media (scripting: none) {
    display: none;
  }
`;

/** How long the visitor has not typed before the announcement, ms. */
const PAUSE = 700;

export interface FilterBoxProps extends Omit<HTMLAttributes<HTMLFormElement>, 'children' | 'defaultValue'> {
  ref?: Ref<HTMLFormElement>;
  /** Label of the field. */
  label: string;
  /** Text in the empty field. */
  placeholder?: string;
  /** The text in the field. With it, the component is controlled. */
  value?: string;
  /** The text in the field at first. */
  defaultValue?: string;
  /** Called with the new text. */
  onValueChange?: (value: string, details: ValueChange<'input'>) => void;
  /** Announced to screen readers after a pause in typing: "3 results". */
  announcement?: string;
}

/** Filters content that is already on the page while typing. To search the shop, use `SearchDropdown`. */
export function FilterBox({
  label,
  placeholder,
  value,
  defaultValue = '',
  onValueChange,
  announcement,
  onSubmit,
  ...rest
}: FilterBoxProps) {
  const id = useId();
  const { language } = useUi();
  const [typed, setTyped] = useState(defaultValue);
  const text = value ?? typed;
  const [said, setSaid] = useState(announcement);
  useEffect(() => {
    const pause = setTimeout(() => setSaid(announcement), PAUSE);
    return () => clearTimeout(pause);
  }, [announcement, text]);
  return (
    <Root
      {...rest}
      role="search"
      data-part="filter-box"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div data-part="field">
        <Icon name="search" />
        <input
          id={id}
          type="search"
          lang={language}
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onValueChange?.(currentTarget.value, { reason: 'input' });
          }}
        />
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Root>
  );
}
