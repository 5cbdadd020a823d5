'use client';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { Fieldset, type FieldsetProps } from '../Fieldset.js';
import { useRadioGroup, type RadioGroupState } from '../useRadioGroup.js';

const Track = styled.div`
  --icon-size: 1.25em;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--space-4);
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: 3px;
  border: 1px solid var(--color-control-line);
  border-radius: var(--radius-card);
  background: var(--color-surface);

  > label {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--space-4) var(--space-8);
    min-block-size: 2.75rem;
    padding: var(--space-4) var(--space-12);
    border-radius: var(--radius-field);
    font-weight: var(--weight-medium);
    line-height: 1.4;
    text-align: center;
    overflow-wrap: anywhere;
    cursor: pointer;
    transition:
      background-color var(--motion-fast) var(--ease-out),
      color var(--motion-fast) var(--ease-out);

    @media (hover: hover) {
      &:hover {
        background: var(--color-pastel-3);
      }
    }

    &:has(:checked) {
      color: var(--color-on-accent);
      background: var(--color-accent);
    }

    &:has(:focus-visible) {
      outline: 3px solid var(--color-accent);
      outline-offset: 3px;
    }

    &:has(:disabled) {
      color: var(--color-ink-soft);
      background: none;
      cursor: not-allowed;
    }

    &:has(:disabled:checked) {
      background: var(--color-line);
    }
  }

  /* Not hidden: the browser's message about a missing choice points to it. */
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  [data-invalid] > & {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }

  &[data-size='small'] > label {
    min-block-size: var(--touch, 2.25rem);
    font-size: var(--text-14);
  }

  @media (forced-colors: active) {
    > label:has(:checked) {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`;

export interface ToggleOption {
  value: string;
  label: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface ToggleGroupProps extends RadioGroupState<string>, Omit<FieldsetProps, 'children'> {
  ref?: Ref<HTMLFieldSetElement>;
  /** The options, in their order. */
  options: readonly ToggleOption[];
  /** Height of the options. */
  size?: 'small' | 'medium';
}

/** Switches between two to four short options, side by side: a unit, a view. Radio buttons that look like one control. */
export function ToggleGroup({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  inputRef,
  required,
  readOnly,
  size = 'medium',
  ...rest
}: ToggleGroupProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('ToggleGroup', 'options', options);
  const { optionsRef, groupProps, radioProps } = useRadioGroup({
    values: options.map((option) => option.value),
    empty: '',
    value,
    defaultValue,
    onValueChange,
    name,
    inputRef,
    required,
    readOnly,
    errorMessage: rest.errorMessage,
  });
  return (
    <Fieldset {...groupProps} {...rest} data-part="toggle-group">
      <Track ref={optionsRef} data-part="options" data-size={size}>
        {options.map((option) => (
          <label key={option.value} data-part="option">
            <input {...radioProps(option.value)} disabled={option.disabled} />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </Track>
    </Fieldset>
  );
}
