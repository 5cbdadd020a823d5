'use client';
import { useId, useState, type FieldsetHTMLAttributes, type ReactNode, type Ref } from 'react';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { FieldError, type FieldTexts } from '../Field/index.js';
import { Root } from './RadioGroup.styles.js';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** An icon before the words, in cards. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps
  extends FieldTexts, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'onChange' | 'defaultValue' | 'children'> {
  ref?: Ref<HTMLFieldSetElement>;
  /** The form's name for the choice; made when absent. */
  name?: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** `cards` for choices that matter (payment), side by side where there is room. */
  variant?: 'plain' | 'cards';
}

/** One of a few that are all to be seen. Longer lists are a `Select`. The browser moves by arrow keys, mirrored in Arabic. */
export function RadioGroup({
  label,
  hint,
  error,
  optional = false,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  variant = 'plain',
  id,
  ...rest
}: RadioGroupProps) {
  if (process.env.NODE_ENV !== 'production')
    warnAboutEmptyList('RadioGroup', 'options', options, 'show it once there is something to choose');
  const { t } = useUi();
  const made = useId();
  const group = id ?? made;
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const described = [hint && `${group}-hint`, error && `${group}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <Root
      as="fieldset"
      aria-describedby={described}
      {...rest}
      id={group}
      data-part="radio-group"
      data-variant={variant}
      data-invalid={error ? '' : undefined}
    >
      <legend data-part="label">
        {label}
        {optional && <span data-part="optional"> ({t('optional')})</span>}
      </legend>
      {hint && (
        <p data-part="hint" id={`${group}-hint`}>
          {hint}
        </p>
      )}
      <div data-part="options">
        {options.map((option) => (
          <label key={option.value} data-part="option">
            <input
              type="radio"
              name={name ?? made}
              value={option.value}
              checked={option.value === chosen}
              disabled={option.disabled}
              aria-describedby={error ? `${group}-error` : undefined}
              onChange={() => {
                setOwn(option.value);
                onValueChange?.(option.value);
              }}
            />
            <span data-part="text">
              {option.label}
              {option.description && <span data-part="description">{option.description}</span>}
            </span>
            {option.icon}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${group}-error`}>{error}</FieldError>}
    </Root>
  );
}
