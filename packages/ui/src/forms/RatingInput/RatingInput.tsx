'use client';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { starColor } from '../../commerce/StarRating/starColor.js';
import { starPath } from '../../commerce/StarRating/starPath.js';
import { useComponentStrings } from '../../foundation/useComponentStrings.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { Fieldset, type FieldsetProps } from '../Fieldset.js';
import { useRadioGroup, type RadioGroupState } from '../useRadioGroup.js';
import { strings } from './strings.js';

const STARS = [1, 2, 3, 4, 5];

const Stars = styled.div`
  display: flex;
  inline-size: fit-content;

  > label {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: var(--radius-field);
    color: var(--color-control-line);
    cursor: pointer;
  }

  [data-invalid] > & > label {
    color: var(--color-danger);
  }

  svg {
    inline-size: 2rem;
    block-size: 2rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linejoin: round;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  > label:has(:focus-visible) {
    outline: 3px solid var(--color-accent);
    outline-offset: -3px;
  }

  /* The selected star and all before it. */
  > label:has(:checked),
  > label:has(~ label :checked) {
    color: ${starColor};

    > svg {
      fill: currentColor;
    }
  }

  @media (hover: hover) {
    > label:has(:enabled):hover,
    > label:has(:enabled):has(~ label:hover) {
      color: ${starColor};
    }
  }

  > label:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.6;
  }

  @media (forced-colors: active) {
    > label:has(:checked),
    > label:has(~ label :checked) {
      color: Highlight;
    }
  }
`;

export interface RatingInputProps extends RadioGroupState<number>, Omit<FieldsetProps, 'children'> {
  ref?: Ref<HTMLFieldSetElement>;
  /** Label of each star; "3 out of 5" by default. */
  starLabel?: (stars: number) => string;
  /** 1 to 5, or 0 without a rating. */
  value?: number;
  /** The rating at first, and after a reset of the form: 1 to 5 stars. */
  defaultValue?: number;
}

/** A rating of one to five stars: radio buttons that look like stars. To show an average, use `StarRating`. */
export function RatingInput({
  starLabel,
  value,
  defaultValue,
  onValueChange,
  name,
  inputRef,
  required,
  readOnly,
  ...rest
}: RatingInputProps) {
  const t = useComponentStrings(strings);
  const { optionsRef, groupProps, radioProps } = useRadioGroup({
    values: STARS,
    empty: 0,
    value,
    defaultValue,
    onValueChange,
    name,
    inputRef,
    required,
    readOnly,
    errorMessage: rest.errorMessage,
  });
  return (
    <Fieldset {...groupProps} {...rest} data-part="rating-input">
      <Stars ref={optionsRef} data-part="stars">
        {STARS.map((stars) => (
          <label key={stars}>
            <input {...radioProps(stars)} />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={starPath} />
            </svg>
            <VisuallyHidden>
              {starLabel ? starLabel(stars) : t('stars', { value: stars, max: STARS.length })}
            </VisuallyHidden>
          </label>
        ))}
      </Stars>
    </Fieldset>
  );
}
