'use client';
import { useId, useRef, type Ref } from 'react';
import { useComponentStrings, type ReplacedStrings } from '../../foundation/useComponentStrings.js';
import { useFormatNumber } from '../../foundation/useFormatNumber.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { Fieldset, type FieldsetProps } from '../Fieldset.js';
import { useControlValue } from '../controlState.js';
import { Track } from './Slider.styles.js';
import { strings } from './strings.js';

export interface SliderProps extends Omit<FieldsetProps, 'children' | 'name'> {
  ref?: Ref<HTMLFieldSetElement>;
  /** One number, or two for a range: the lower one first. */
  value?: readonly number[];
  /** The value at first, and after a reset of the form. */
  defaultValue?: readonly number[];
  /** Called with the new value. */
  onValueChange?: (value: readonly number[], details: ValueChange<'input' | 'reset'>) => void;
  /** Smallest value, in the unit of the value. */
  min?: number;
  /** Largest value, in the unit of the value. */
  max?: number;
  /** Distance between two values, in the unit of the value. */
  step?: number;
  /** Text of a number, for example a price. Also read by screen readers. */
  formatValue?: (value: number) => string;
  /** Form field name. For a range, two names or two entries of one. */
  name?: string | readonly [string, string];
  /** Shows the value, which is submitted but cannot be changed. */
  readOnly?: boolean;
  /** The first slider: the lower end of a range. */
  inputRef?: Ref<HTMLInputElement>;
  /** Replaces texts, for example for a further language. */
  strings?: ReplacedStrings<'Slider'>;
}

/**
 * An approximate number, or a range of numbers, between two limits: prices, ages. For exact numbers, use `NumberField`.
 * Made of native sliders, which work without scripts.
 */
export function Slider({
  value,
  defaultValue,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  formatValue,
  name,
  readOnly = false,
  inputRef,
  strings: replaced,
  ...rest
}: SliderProps) {
  const t = useComponentStrings(strings, replaced);
  const formatNumber = useFormatNumber();
  const format = formatValue ?? formatNumber;
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const firstRef = useMergedRef(inputRef, first);
  const [values, change] = useControlValue<readonly number[], 'input'>(first, {
    value,
    defaultValue,
    empty: [min, max],
    onValueChange,
  });
  const isRange = values.length > 1;
  const [low = min, high = low] = values;

  /** Position on the track, percent. */
  const position = (number: number) => (max > min ? ((number - min) / (max - min)) * 100 : 0);
  const thumb = (index: 0 | 1) => {
    const number = index === 0 ? low : high;
    return (
      <input
        ref={index === 0 ? firstRef : undefined}
        type="range"
        data-part="thumb"
        // At the end of the track the lower thumb must be on top, or neither could be moved.
        data-raised={(index === 0 && isRange && position(low) > 50) || undefined}
        aria-labelledby={isRange ? `${id}-label ${id}-${index}` : `${id}-label`}
        aria-valuetext={format(number)}
        aria-readonly={readOnly || undefined}
        name={typeof name === 'object' ? name[index] : name}
        min={min}
        max={max}
        step={step}
        value={number}
        onChange={(event) => {
          if (readOnly) return;
          const moved = Number(event.target.value);
          if (!isRange) change([moved], 'input');
          else change(index === 0 ? [Math.min(moved, high), high] : [low, Math.max(moved, low)], 'input');
        }}
      />
    );
  };

  return (
    <Fieldset {...rest} label={<span id={`${id}-label`}>{rest.label}</span>} data-part="slider">
      <output data-part="output">
        <bdi>{format(low)}</bdi>
        {isRange && (
          <>
            {' – '}
            <bdi>{format(high)}</bdi>
          </>
        )}
      </output>
      <Track data-part="track" data-range={isRange || undefined}>
        <svg aria-hidden="true">
          <line x1="0" x2="100%" y1="50%" y2="50%" />
          <line
            data-part="fill"
            x1={isRange ? `${position(low)}%` : '0'}
            x2={`${position(isRange ? high : low)}%`}
            y1="50%"
            y2="50%"
          />
        </svg>
        {thumb(0)}
        {isRange && thumb(1)}
        {isRange && (
          <>
            <span hidden id={`${id}-0`}>
              {t('minimum')}
            </span>
            <span hidden id={`${id}-1`}>
              {t('maximum')}
            </span>
          </>
        )}
      </Track>
    </Fieldset>
  );
}
