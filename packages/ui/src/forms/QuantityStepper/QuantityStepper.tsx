'use client';
import { useRef, useState, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { onlyDigits } from '@mahd/rules/locale';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { useControlValue, useFormReset } from '../controlState.js';
import { Root } from './QuantityStepper.styles.js';

type QuantityChange = ValueChange<'increment' | 'decrement' | 'keyboard' | 'input' | 'reset'>;

export interface QuantityStepperProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'defaultValue' | 'onChange' | 'children'
> {
  ref?: Ref<HTMLDivElement>;
  /** Ref of the control. */
  inputRef?: Ref<HTMLInputElement>;
  /** Id of the input. */
  id?: string;
  /** What is counted. The accessible name is "Quantity of {label}". */
  label: string;
  /** Form field name. */
  name?: string;
  /** The quantity. With it, the component is controlled. */
  value?: number;
  /** The quantity at first, and after a reset of the form. */
  defaultValue?: number;
  /** Called with the new value. */
  onValueChange?: (quantity: number, details: QuantityChange) => void;
  /** Largest quantity: the stock, or the limit of an order. The smallest is 1. */
  max?: number;
  /** Called when more than `max` was asked for, which sets `max`. Say so, such as in a toast. */
  onMaxExceeded?: () => void;
  /** Height of the control. */
  size?: 'small' | 'medium';
  /** Must be filled in before the form is submitted. */
  required?: boolean;
  /** Cannot be used or focused, and is not submitted. */
  disabled?: boolean;
  /** Shows the value, which is submitted but cannot be changed. */
  readOnly?: boolean;
}

/**
 * A quantity from 1 to `max`: by buttons, arrow keys, or typed in any digits. Removing a line needs a button of its
 * own.
 */
export function QuantityStepper({
  inputRef,
  id,
  label,
  name,
  value,
  defaultValue,
  onValueChange,
  max = 10,
  onMaxExceeded,
  size = 'medium',
  required,
  disabled = false,
  readOnly = false,
  onKeyDown,
  'aria-describedby': describedBy,
  ...rest
}: QuantityStepperProps) {
  const { t } = useUi();
  const most = Math.max(1, Math.floor(max) || 1);
  const within = (quantity: number) => Math.max(1, Math.min(most, Math.floor(quantity) || 1));
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMergedRef(inputRef, input);
  useFormReset(input, () => setTyped(null));
  const [current, setCurrent] = useControlValue<number, QuantityChange['reason']>(input, {
    value,
    defaultValue,
    empty: 1,
    onValueChange,
  });
  const quantity = within(current);

  const change = (next: number, reason: QuantityChange['reason']) => {
    setTyped(null);
    if (readOnly) return;
    if (next > most) onMaxExceeded?.();
    const clamped = within(next);
    if (clamped === quantity) return;
    setCurrent(clamped, reason);
  };
  /** Commits typed input; anything but a number restores the last quantity. */
  const finish = () => {
    if (typed === null) return;
    const digits = onlyDigits(typed);
    change(digits === '' ? quantity : Number(digits.slice(0, 9)), 'input');
  };
  const handleKeyDown = composeHandlers(onKeyDown, (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== input.current) return;
    // Shortcuts of the browser, and text selection.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') finish();
    if (event.key === 'Escape' && typed !== null) {
      // Keeps a surrounding dialog open.
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
    }
    const next = { ArrowUp: quantity + 1, ArrowDown: quantity - 1, PageUp: most, PageDown: 1, Home: 1, End: most }[
      event.key
    ];
    if (next === undefined || (typed !== null && (event.key === 'Home' || event.key === 'End'))) return;
    event.preventDefault();
    change(next, 'keyboard');
  });

  const step = (by: 1 | -1) => {
    const ended = readOnly || within(quantity + by) === quantity;
    return (
      // `aria-disabled` keeps the focus on the button at the limit.
      <button
        type="button"
        data-part={by > 0 ? 'increase' : 'decrease'}
        aria-label={`${t(by > 0 ? 'increase' : 'decrease')}: ${label}`}
        aria-disabled={ended || undefined}
        disabled={disabled}
        onClick={() => change(quantity + by, by > 0 ? 'increment' : 'decrement')}
      >
        <Icon name={by > 0 ? 'plus' : 'minus'} />
      </button>
    );
  };
  return (
    <Root
      role="group"
      aria-label={t('quantityOf', { name: label })}
      {...rest}
      data-part="quantity-stepper"
      data-size={size}
      onKeyDown={handleKeyDown}
    >
      {step(-1)}
      <input
        ref={setInput}
        id={id}
        data-part="value"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={t('quantityOf', { name: label })}
        aria-describedby={describedBy}
        aria-valuemin={1}
        aria-valuemax={most}
        aria-valuenow={quantity}
        name={name}
        required={required}
        disabled={disabled}
        readOnly={readOnly}
        value={typed ?? String(quantity)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={finish}
      />
      {step(1)}
      <VisuallyHidden role="status">{quantity}</VisuallyHidden>
    </Root>
  );
}
