'use client';
import {
  Suspense,
  useEffect,
  useImperativeHandle,
  useRef,
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
import { useFormReset } from '../useFormReset.js';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;

// A native select is shown until the combobox is loaded, and without JavaScript.
const Combobox = lazyWithRetry(
  () => import('../Combobox/index.js').then(({ Combobox: field }) => ({ default: field })),
  { quiet: true },
);

/** A value that no area has. Without NUL, which HTML does not allow. */
const OTHER = '\u2060other';

export interface AreaSelectProps
  extends FieldTexts, Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue' | 'onBlur' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Id of the control that holds the area. */
  id?: string;
  name?: string;
  /** Areas of the selected emirate. When empty (failed to load), the area is free text. */
  areas: readonly ComboboxOption[];
  /** An area of the list, or any text. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (area: string) => void;
  onBlur?: FocusEventHandler<HTMLElement>;
  /** "Select an area", or "Select an emirate first" while none is selected. */
  placeholder: string;
  /** "Other": the last option, which opens a free text field. */
  otherLabel: string;
  /** Label of the free text field: "Name of the area". */
  otherFieldLabel: ReactNode;
  /** No emirate is selected, or its areas are loading. */
  disabled?: boolean;
}

/** The area of an address: searched in the emirate's list in either script, or free text after choosing "Other". */
export function AreaSelect({
  ref,
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
  'aria-describedby': describedBy,
  ...rest
}: AreaSelectProps) {
  const [own, setOwn] = useState(defaultValue);
  const [wantsOther, setWantsOther] = useState(false);
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  useFormReset(root, () => {
    setWantsOther(false);
    setOwn(defaultValue);
  });
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
  const texts = { error, optional, onBlur, 'aria-describedby': describedBy };
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
    <Root {...rest} ref={root} data-part="area-select" data-free={free || undefined}>
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
