'use client';
import {
  useRef,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type SelectHTMLAttributes,
} from 'react';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { chevronDown } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { Field, type FieldTexts } from '../Field/index.js';
import { SelectBox } from '../SelectBox.js';
import { useTextControl } from '../controlState.js';
import type { SelectOption } from './SelectOption.js';
import type { createTypeAhead } from './typeAhead.js';

/** Keys that open the list or select an option. */
const changingKeys = /^(Arrow.*|Page.*|Home|End|Enter|F4|.)$/;

export interface SelectProps
  extends
    FieldTexts,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'value' | 'defaultValue' | 'multiple' | 'size'> {
  ref?: Ref<HTMLDivElement>;
  /** Ref of the control. */
  inputRef?: Ref<HTMLSelectElement>;
  /** The options, in their order. */
  options: readonly SelectOption[];
  /** Text of the empty option: "Select an emirate". Its value is ''. */
  placeholder?: string;
  /** The value. With it, the component is controlled. */
  value?: string;
  /** The value at first, and after a reset of the form. */
  defaultValue?: string;
  /** Called with the new value. */
  onValueChange?: (value: string, details: ValueChange<'selection' | 'reset'>) => void;
  /** Shows the value, which is submitted but cannot be changed. */
  readOnly?: boolean;
}

/**
 * A native select: the best control on phones, with type-ahead on keyboards. For two to five important options use
 * `RadioGroup`. Select attributes go to the select, `className` and `ref` to the field.
 */
export function Select({
  label,
  description,
  errorMessage,
  optional,
  className,
  ref,
  inputRef,
  id,
  options,
  placeholder,
  value,
  defaultValue,
  onChange,
  onValueChange,
  readOnly = false,
  onFocus,
  onKeyDown,
  onMouseDown,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps) {
  const select = useTextControl(inputRef, value, onValueChange);
  /** The value on focus, to restore it when a touch screen opens the list of a read-only field. */
  const held = useRef('');
  const typeAhead = useRef<ReturnType<typeof createTypeAhead>>(null);
  /** Keys pressed before the type-ahead is loaded. */
  const early = useRef<KeyboardEvent[]>([]);
  const start = value === undefined ? (defaultValue ?? (placeholder === undefined ? undefined : '')) : undefined;
  const handleChange = composeHandlers(onChange, (event: ChangeEvent<HTMLSelectElement>) => {
    onValueChange?.(event.target.value, { reason: 'selection' });
  });
  return (
    <Field
      ref={ref}
      className={className}
      label={label}
      description={description}
      errorMessage={errorMessage}
      optional={optional}
      controlId={id}
      describedBy={describedBy}
      data-part="select"
    >
      {(control) => (
        <SelectBox>
          <select
            {...rest}
            {...control}
            ref={select}
            aria-readonly={readOnly || undefined}
            value={value}
            defaultValue={start}
            onFocus={composeHandlers(onFocus, (event: FocusEvent<HTMLSelectElement>) => {
              held.current = event.currentTarget.value;
              // Until this is loaded, or if it fails to load, the native type-ahead works.
              void import('./typeAhead.js').then(
                (loaded) => {
                  typeAhead.current ??= loaded.createTypeAhead(early.current);
                },
                () => undefined,
              );
            })}
            onMouseDown={composeHandlers(onMouseDown, (event: MouseEvent<HTMLSelectElement>) => {
              if (!readOnly) return;
              // Opens no list, but takes the focus.
              event.preventDefault();
              event.currentTarget.focus();
            })}
            onKeyDown={composeHandlers(onKeyDown, (event: KeyboardEvent<HTMLSelectElement>) => {
              if (!readOnly) {
                if (typeAhead.current) typeAhead.current(event, options);
                else early.current.push(event);
              } else if (changingKeys.test(event.key) && !event.ctrlKey && !event.metaKey) event.preventDefault();
            })}
            onChange={(event) => {
              if (readOnly) event.currentTarget.value = held.current;
              else handleChange(event);
            }}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <SvgIcon shape={chevronDown} />
        </SelectBox>
      )}
    </Field>
  );
}
