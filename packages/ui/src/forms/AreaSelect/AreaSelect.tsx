'use client';
import {
  Suspense,
  useEffect,
  useState,
  type FocusEventHandler,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { lazyWithRetry } from '../../foundation/lazyWithRetry.js';
import type { ComboboxOption } from '../Combobox/index.js';
import type { FieldTexts } from '../Field/index.js';
import { Select } from '../Select/index.js';
import { TextField } from '../TextField/index.js';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;

// Until it has come, and where no script runs, the device's own list stands in its place.
const Combobox = lazyWithRetry(
  () => import('../Combobox/index.js').then(({ Combobox: field }) => ({ default: field })),
  { quiet: true },
);

/** No area is called so. Without a NUL, which HTML may not hold. */
const OTHER = '\u2060other';

export interface AreaSelectProps
  extends FieldTexts, Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue' | 'onBlur' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Of the control that holds the area. */
  id?: string;
  name?: string;
  /** The areas of the chosen emirate; empty when they could not be loaded: the area is then typed. */
  areas: readonly ComboboxOption[];
  /** The area: one of the list, or any text. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (area: string) => void;
  onBlur?: FocusEventHandler<HTMLElement>;
  /** "Select an area"; while no emirate is chosen "Select an emirate first". */
  placeholder: string;
  /** "Other": the last choice, which opens a free text. */
  otherLabel: string;
  /** "Name of the area". */
  otherFieldLabel: ReactNode;
  /** No emirate yet, or its areas are being loaded. */
  disabled?: boolean;
}

/** The area of an address: found in the emirate's list by typing in either script, or "Other" and then any text. */
export function AreaSelect({
  id,
  name,
  areas,
  value,
  defaultValue = '',
  onValueChange,
  onBlur,
  placeholder,
  otherLabel,
  otherFieldLabel,
  disabled = false,
  label,
  hint,
  error,
  optional,
  ...rest
}: AreaSelectProps) {
  const [own, setOwn] = useState(defaultValue);
  const [wantsOther, setWantsOther] = useState(false);
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const area = value ?? own;
  const listed = areas.some((option) => option.value === area);
  const free = !disabled && (areas.length === 0 || (!listed && (wantsOther || area !== '')));

  const change = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const choose = (choice: string) => {
    setWantsOther(choice === OTHER);
    change(choice === OTHER ? '' : choice);
  };
  const texts = { error, optional, onBlur };
  const list = {
    ...(free ? { onBlur } : texts),
    id: free ? undefined : id,
    name: free ? undefined : name,
    label,
    hint,
    placeholder,
    disabled,
    options: [...areas, { value: OTHER, label: otherLabel, always: true }],
    value: disabled ? '' : free ? OTHER : area,
    onValueChange: choose,
  };
  return (
    <Root {...rest} data-part="area-select" data-free={free || undefined}>
      {(areas.length > 0 || disabled) &&
        (inBrowser && !disabled ? (
          <Suspense fallback={<Select {...list} />}>
            <Combobox {...list} />
          </Suspense>
        ) : (
          <Select {...list} />
        ))}
      {free && (
        <TextField
          {...texts}
          id={id}
          name={name}
          label={areas.length > 0 ? otherFieldLabel : label}
          hint={areas.length > 0 ? undefined : hint}
          value={area}
          onValueChange={change}
          autoComplete="address-level3"
        />
      )}
    </Root>
  );
}
