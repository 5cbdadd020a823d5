'use client';
import { useId, useRef, useState, type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import type { IconShape } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { useComponentStrings } from '../../foundation/useComponentStrings.js';
import { useFormatNumber } from '../../foundation/useFormatNumber.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { Field, type FieldTexts } from '../Field/index.js';
import { useControlValue, useFormReset } from '../controlState.js';
import { parseNumber, separatorsOf, steppedNumber, withinLimits } from './numbers.js';
import { strings } from './strings.js';

const minus: IconShape = { mirror: false, path: 'M5 12h14' };
const plus: IconShape = { mirror: false, path: 'M12 5v14M5 12h14' };

/** Steps of Page Up and Page Down. */
const PAGE = 10;

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) fit-content(40%) auto;
  align-items: center;
  max-inline-size: 14rem;
  border: 1px solid var(--color-control-line);
  border-radius: var(--radius-field);
  background: var(--color-surface);

  &:hover {
    border-color: var(--color-ink-soft);
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--color-accent);
  }

  &:has([aria-invalid='true']) {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
    outline-color: var(--color-ink);
  }

  &:has(input:disabled) {
    color: var(--color-ink-soft);
    background: color-mix(in srgb, var(--color-line) 45%, var(--color-surface));
  }

  &:has(input:read-only:not(:disabled, [type='hidden'])) {
    background: var(--color-pastel-3);
  }

  /* The box has the border and the states of the control. */
  &&& > [data-part='control'] {
    min-block-size: 2.875rem;
    border: 0;
    background: none;
    box-shadow: none;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  &&& > [data-part='control']:focus-visible {
    outline: none;
  }

  > [data-part='unit'] {
    padding-inline-end: var(--space-8);
    color: var(--color-ink-soft);
    overflow-wrap: anywhere;
  }

  > button {
    --icon-size: 1.25rem;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.875rem;
    border-radius: var(--radius-field);
    color: var(--color-accent);

    @media (hover: hover) {
      &:hover {
        background: var(--color-pastel-3);
      }
    }

    &:is(:disabled, [aria-disabled='true']) {
      color: var(--color-ink-soft);
      background: none;
      cursor: not-allowed;
      opacity: 0.55;
    }
  }
`;

type NumberChange = ValueChange<'input' | 'clear' | 'increment' | 'decrement' | 'keyboard' | 'reset'>;

export interface NumberFieldProps
  extends
    FieldTexts,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'children'
    > {
  ref?: Ref<HTMLDivElement>;
  /** Ref of the control. */
  inputRef?: Ref<HTMLInputElement>;
  /** `null` without a number. */
  value?: number | null;
  /** The number at first, and after a reset of the form, in the unit of the value. */
  defaultValue?: number | null;
  /** Called when a typed number is complete, and with each step. Numbers outside of the limits are moved into them. */
  onValueChange?: (value: number | null, details: NumberChange) => void;
  /** Smallest value, in the unit of the value. */
  min?: number;
  /** Largest value, in the unit of the value. */
  max?: number;
  /** Size of a step. Typed numbers are rounded to its decimals. */
  step?: number;
  /** Unit after the number, read as its description: "ml", "months". */
  unit?: ReactNode;
}

/**
 * A number, typed in digits of any script or changed in steps. For the quantity of a product, use `QuantityStepper`;
 * for codes and phone numbers, fields of their own. Input attributes go to the input, `className` and `ref` to the field.
 */
export function NumberField({
  ref,
  inputRef,
  className,
  id,
  label,
  description,
  errorMessage,
  optional,
  value,
  defaultValue,
  onValueChange,
  min = -Infinity,
  max = Infinity,
  step = 1,
  unit,
  name,
  readOnly = false,
  disabled = false,
  onChange,
  onBlur,
  onKeyDown,
  'aria-describedby': describedBy,
  ...input
}: NumberFieldProps) {
  const t = useComponentStrings(strings);
  const formatNumber = useFormatNumber();
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const control = useRef<HTMLInputElement>(null);
  const controlRef = useMergedRef(inputRef, control);
  const [typed, setTyped] = useState<string | null>(null);
  useFormReset(control, () => setTyped(null));
  const [current, setCurrent] = useControlValue<number | null, NumberChange['reason']>(control, {
    value,
    defaultValue,
    empty: null,
    onValueChange,
  });
  const limits = { min, max, step };
  const parse = (text: string) => parseNumber(text, separatorsOf(formatNumber));

  const change = (next: number | null, reason: NumberChange['reason']) => {
    setTyped(null);
    if (next !== current) setCurrent(next, reason);
  };

  /** Commits typed input. Text without a number restores the previous value; an empty field has none. */
  const commit = () => {
    if (typed === null) return;
    const number = parse(typed);
    if (number !== null) change(withinLimits(number, limits), 'input');
    else if (typed.trim() === '') change(null, 'clear');
    else setTyped(null);
  };
  const stepBy = (steps: number, reason: NumberChange['reason']) => {
    const number = typed === null ? null : parse(typed);
    change(steppedNumber(number ?? current, steps, limits), reason);
  };

  const handleKeyDown = composeHandlers(onKeyDown, (event: KeyboardEvent<HTMLInputElement>) => {
    if (readOnly || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE }[event.key];
    const end = { Home: min, End: max }[event.key];
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
    } else if (steps !== undefined) {
      event.preventDefault();
      stepBy(steps, 'keyboard');
    } else if (end !== undefined && Number.isFinite(end) && typed === null) {
      event.preventDefault();
      change(end, 'keyboard');
    }
  });

  const button = (steps: 1 | -1) => (
    // Not a tab stop: the arrow keys do the same. `aria-disabled` keeps the focus on the button at the limit.
    <button
      type="button"
      tabIndex={-1}
      data-part={steps > 0 ? 'increase' : 'decrease'}
      aria-label={t(steps > 0 ? 'increase' : 'decrease')}
      aria-disabled={readOnly || (current !== null && (steps > 0 ? current >= max : current <= min)) || undefined}
      disabled={disabled}
      onClick={() => {
        if (!readOnly) stepBy(steps, steps > 0 ? 'increment' : 'decrement');
      }}
    >
      <SvgIcon shape={steps > 0 ? plus : minus} />
    </button>
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
      describedBy={[unit && `${controlId}-unit`, describedBy].filter(Boolean).join(' ')}
      data-part="number-field"
    >
      {(attributes) => (
        <Box data-part="box">
          {button(-1)}
          <input
            {...input}
            {...attributes}
            ref={controlRef}
            type="text"
            inputMode={Number.isInteger(step) && min >= 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            role="spinbutton"
            aria-valuenow={current ?? undefined}
            aria-valuemin={Number.isFinite(min) ? min : undefined}
            aria-valuemax={Number.isFinite(max) ? max : undefined}
            disabled={disabled}
            readOnly={readOnly}
            value={typed ?? (current === null ? '' : formatNumber(current))}
            onChange={composeHandlers(onChange, (event) => setTyped(event.target.value))}
            onBlur={composeHandlers(onBlur, commit)}
            onKeyDown={handleKeyDown}
          />
          {unit ? (
            <span data-part="unit" id={`${controlId}-unit`}>
              {unit}
            </span>
          ) : (
            <span />
          )}
          {button(1)}
          {name && <input type="hidden" name={name} value={current ?? ''} disabled={disabled} />}
        </Box>
      )}
    </Field>
  );
}
