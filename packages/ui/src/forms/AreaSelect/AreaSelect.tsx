'use client';
import {
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEventHandler,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { lazyWithRetry } from '../../foundation/lazyWithRetry.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import type { ComboboxOption } from '../Combobox/index.js';
import type { FieldTexts } from '../Field/index.js';
import { Select } from '../Select/index.js';
import { TextField } from '../TextField/index.js';
import { useControlValue, useFormReset } from '../controlState.js';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;

// A native select is shown until the combobox is loaded, and without JavaScript.
const AreaCombobox = lazyWithRetry(
  () => import('./AreaCombobox.js').then(({ AreaCombobox: field }) => ({ default: field })),
  { quiet: true },
);

/** A value that no area has. Without NUL, which HTML does not allow. */
const OTHER = '\u2060other';

type AreaChange = ValueChange<'selection' | 'input' | 'clear' | 'reset'>;

export interface AreaSelectProps
  extends FieldTexts, Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue' | 'onBlur' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Id of the control that holds the area. */
  id?: string;
  /** Name of the form field. */
  name?: string;
  /** Areas of the selected emirate. When empty (failed to load), the area is free text. */
  areas: readonly ComboboxOption[];
  /** An area of the list, or any text. */
  value?: string;
  /** The value at first, and after a reset of the form. */
  defaultValue?: string;
  /** Called with the new value. */
  onValueChange?: (area: string, details: AreaChange) => void;
  /** The control that holds the area. */
  inputRef?: Ref<HTMLInputElement | HTMLSelectElement>;
  /** Must be filled in before the form is submitted. */
  required?: boolean;
  /** Shows the value, which is submitted but cannot be changed. */
  readOnly?: boolean;
  /** Called when the focus leaves the control. */
  onBlur?: FocusEventHandler<HTMLElement>;
  /** "Select an area", or "Select an emirate first" while none is selected. */
  placeholder: string;
  /** "Other": the last option, which opens a free text field. */
  otherLabel: string;
  /** Label of the free text field: "Name of the area". */
  otherFieldLabel: ReactNode;
  /** Maximum length of the free text, in characters. */
  maxLength?: number;
  /** No emirate is selected, or its areas are loading. */
  disabled?: boolean;
}

/** The area of an address: searched in the emirate's list in either script, or free text after choosing "Other" or typing another area. */
export function AreaSelect({
  ref,
  id,
  name,
  areas,
  value,
  defaultValue,
  onValueChange,
  inputRef,
  required,
  readOnly,
  onBlur,
  placeholder,
  otherLabel,
  otherFieldLabel,
  maxLength,
  disabled = false,
  label,
  description,
  errorMessage,
  optional,
  'aria-describedby': describedBy,
  ...rest
}: AreaSelectProps) {
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRef(ref, root);
  const controlRef = useMergedRef(inputRef, useRef<HTMLInputElement | HTMLSelectElement>(null));
  const [area, setArea] = useControlValue<string, AreaChange['reason']>(root, {
    value,
    defaultValue,
    empty: '',
    onValueChange,
  });
  const [wantsOther, setWantsOther] = useState(false);
  const [inBrowser, setInBrowser] = useState(false);
  const listed = areas.some((option) => option.value === area);
  const free = !disabled && (areas.length === 0 || (!listed && (wantsOther || area !== '')));
  const selectFocused = useRef(false);
  useEffect(() => {
    selectFocused.current = root.current?.contains(document.activeElement) ?? false;
    setInBrowser(true);
  }, []);
  // The combobox receives the focus of the select it replaces.
  const comboboxRef = useCallback(
    (input: HTMLInputElement | null) => {
      const detach = free ? undefined : controlRef(input);
      if (input && selectFocused.current && document.activeElement === document.body) input.focus();
      if (input) selectFocused.current = false;
      return detach;
    },
    [free, controlRef],
  );
  useFormReset(root, () => setWantsOther(false));
  const change = (next: string, { reason }: AreaChange) => setArea(next, reason);
  const choose = (choice: string, details: AreaChange) => {
    setWantsOther(choice === OTHER);
    change(choice === OTHER ? '' : choice, details);
  };
  const texts = { errorMessage, optional, onBlur, required, 'aria-describedby': describedBy };
  const list = {
    ...(free ? { onBlur } : texts),
    id: free ? undefined : id,
    name: free ? undefined : name,
    label,
    description,
    placeholder,
    disabled,
    readOnly,
    options: [...areas, { value: OTHER, label: otherLabel, always: true }],
    value: disabled ? '' : free ? OTHER : area,
    onValueChange: choose,
  };
  const select = (
    <Select
      {...list}
      inputRef={free ? undefined : controlRef}
      onFocus={() => {
        selectFocused.current = true;
      }}
      onBlur={(event) => {
        selectFocused.current = false;
        onBlur?.(event);
      }}
    />
  );
  return (
    <Root {...rest} ref={rootRef} data-part="area-select" data-free={free || undefined}>
      {(areas.length > 0 || disabled) &&
        (inBrowser && !disabled ? (
          <Suspense fallback={select}>
            <AreaCombobox
              {...list}
              inputRef={comboboxRef}
              other={OTHER}
              onTyped={(text) => {
                setWantsOther(true);
                setArea(text, 'input');
              }}
            />
          </Suspense>
        ) : (
          select
        ))}
      {free && (
        <TextField
          {...texts}
          inputRef={controlRef}
          readOnly={readOnly}
          id={id}
          name={name}
          label={areas.length > 0 ? otherFieldLabel : label}
          description={areas.length > 0 ? undefined : description}
          value={area}
          maxLength={maxLength}
          onValueChange={change}
          autoComplete="address-level3"
        />
      )}
    </Root>
  );
}
