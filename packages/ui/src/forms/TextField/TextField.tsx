'use client';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { AffixBox } from '../AffixBox.js';
import { Field, type FieldTexts } from '../Field/index.js';
import { useTextControl } from '../controlState.js';

export interface TextFieldProps
  extends
    FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'defaultValue' | 'size' | 'prefix' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Ref of the control. */
  inputRef?: Ref<HTMLInputElement>;
  /** Type of the input. */
  type?: 'text' | 'email' | 'url' | 'search' | 'tel' | 'number' | 'password';
  /** Shown before the input and read as its description: a currency, `@`. */
  prefix?: ReactNode;
  /** Shown after the input and read as its description: a unit. */
  suffix?: ReactNode;
  /** The value. With it, the component is controlled. */
  value?: string;
  /** The value at first, and after a reset of the form. */
  defaultValue?: string;
  /**
   * `auto` follows the input (names, addresses); `ltr` is for e-mail, numbers, codes and URLs. An empty field follows the page.
   */
  dir?: 'auto' | 'ltr';
  /** What the browser may fill in: `email`, `given-name`. */
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  /** Called with the new value. */
  onValueChange?: (value: string, details: ValueChange<'input' | 'reset'>) => void;
}

/** A single-line text field. Input attributes go to the input, `className` and `ref` to the field. */
export function TextField({
  label,
  description,
  errorMessage,
  optional,
  className,
  ref,
  inputRef,
  id,
  type = 'text',
  prefix,
  suffix,
  dir,
  placeholder = ' ',
  onChange,
  onValueChange,
  'aria-describedby': describedBy,
  value,
  ...input
}: TextFieldProps) {
  const latin = type === 'email' || type === 'url' || type === 'password';
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const affixes = [prefix && `${controlId}-prefix`, suffix && `${controlId}-suffix`];
  const control = useTextControl(inputRef, value, onValueChange);
  const affix = (part: 'prefix' | 'suffix', content: ReactNode) =>
    content && (
      <span data-part={part} id={`${controlId}-${part}`}>
        <bdi>{content}</bdi>
      </span>
    );
  return (
    <Field
      ref={ref}
      className={className}
      label={label}
      description={description}
      errorMessage={errorMessage}
      optional={optional}
      controlId={controlId}
      describedBy={[...affixes, describedBy].filter(Boolean).join(' ')}
      data-part="text-field"
    >
      {(attributes) => {
        const field = (
          <input
            autoCapitalize={latin ? 'none' : undefined}
            spellCheck={latin ? false : undefined}
            {...input}
            value={value}
            {...attributes}
            ref={control}
            type={type}
            dir={dir ?? (latin || type === 'tel' || type === 'number' ? 'ltr' : 'auto')}
            placeholder={placeholder}
            onChange={composeHandlers(onChange, (event) => {
              onValueChange?.(event.target.value, { reason: 'input' });
            })}
          />
        );
        if (!prefix && !suffix) return field;
        return (
          <AffixBox>
            {affix('prefix', prefix)}
            {field}
            {affix('suffix', suffix)}
          </AffixBox>
        );
      }}
    </Field>
  );
}
