'use client';
import { useRef, useState, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { onlyDigits } from '@mahd/rules/locale';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { useFormReset } from '../useFormReset.js';
import { Root } from './QuantityStepper.styles.js';

export interface QuantityStepperProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'defaultValue' | 'onChange' | 'children'
> {
  ref?: Ref<HTMLDivElement>;
  /** Name of the counted item, for the label "Quantity of {itemName}". */
  itemName: string;
  value?: number;
  defaultValue?: number;
  onValueChange?: (quantity: number) => void;
  /** Pieces in stock. Limited to 10. */
  max?: number;
  size?: 'medium' | 'small';
  disabled?: boolean;
}

/** Maximum quantity of one product per order. */
const MAX_QUANTITY = 10;

/**
 * A quantity from 1 to 10, limited by the stock: by buttons, arrow keys, or typed in any digits. Removing a line needs
 * a button of its own.
 */
export function QuantityStepper({
  itemName,
  value,
  defaultValue = 1,
  onValueChange,
  max = MAX_QUANTITY,
  size = 'medium',
  disabled = false,
  ...rest
}: QuantityStepperProps) {
  const { t } = useUi();
  const most = Math.max(1, Math.min(MAX_QUANTITY, Math.floor(max) || 1));
  const within = (quantity: number) => Math.max(1, Math.min(most, Math.floor(quantity) || 1));
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, () => {
    setTyped(null);
    setOwn(defaultValue);
  });
  const quantity = within(value ?? own);

  const change = (next: number) => {
    setTyped(null);
    const clamped = within(next);
    if (clamped === quantity) return;
    setOwn(clamped);
    onValueChange?.(clamped);
  };
  /** Commits typed input; anything but a number restores the last quantity. */
  const finish = () => {
    if (typed === null) return;
    const digits = onlyDigits(typed);
    change(digits === '' ? quantity : Number(digits.slice(0, 4)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowUp: quantity + 1, ArrowDown: quantity - 1, PageUp: most, PageDown: 1, Home: 1, End: most }[
      event.key
    ];
    if (event.key === 'Enter') finish();
    if (event.key === 'Escape') setTyped(null);
    if (next === undefined || (typed !== null && (event.key === 'Home' || event.key === 'End'))) return;
    event.preventDefault();
    change(next);
  };

  const step = (by: 1 | -1) => {
    const ended = within(quantity + by) === quantity;
    return (
      // `aria-disabled` keeps the focus on the button at the limit.
      <button
        type="button"
        data-part={by > 0 ? 'increase' : 'decrease'}
        aria-label={`${t(by > 0 ? 'increase' : 'decrease')}: ${itemName}`}
        aria-disabled={ended || undefined}
        disabled={disabled}
        onClick={() => change(quantity + by)}
      >
        <Icon name={by > 0 ? 'plus' : 'minus'} />
      </button>
    );
  };
  return (
    <Root
      role="group"
      aria-label={t('quantityOf', { name: itemName })}
      {...rest}
      data-part="quantity-stepper"
      data-size={size}
    >
      {step(-1)}
      <input
        ref={input}
        data-part="value"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={t('quantityOf', { name: itemName })}
        aria-valuemin={1}
        aria-valuemax={most}
        aria-valuenow={quantity}
        disabled={disabled}
        value={typed ?? String(quantity)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      {step(1)}
      <VisuallyHidden role="status">{quantity}</VisuallyHidden>
    </Root>
  );
}
