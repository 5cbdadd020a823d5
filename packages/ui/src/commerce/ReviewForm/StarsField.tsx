'use client';
import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ElementType,
  type FieldsetHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { FieldError } from '../../forms/Field/Field.js';
import { Root as FieldRoot } from '../../forms/Field/Field.styles.js';
import { useFormReset } from '../../forms/useFormReset.js';
import { starPath } from '../StarRating/starPath.js';

const STARS = [1, 2, 3, 4, 5];

const Root: ElementType = styled(FieldRoot)`
  > legend {
    max-inline-size: 100%;
  }

  > [data-part='stars'] {
    display: flex;
    inline-size: fit-content;
  }

  label {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: var(--radius-field);
    color: var(--color-control-line);
    cursor: pointer;
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

  label:has(:focus-visible) {
    outline: 3px solid var(--color-accent);
    outline-offset: -3px;
  }

  /* The selected star and all before it. */
  label:has(:checked),
  label:has(~ label :checked) {
    color: var(--star-color, #b86f00);

    > svg {
      fill: currentColor;
    }
  }

  @media (forced-colors: active) {
    label:has(:checked),
    label:has(~ label :checked) {
      color: Highlight;
    }
  }
`;

export interface StarsFieldProps extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'onChange' | 'children' | 'defaultValue'
> {
  ref?: Ref<HTMLFieldSetElement>;
  label: ReactNode;
  /** Label of each star: "3 out of 5". */
  starLabel: (stars: number) => string;
  error?: ReactNode;
  /** 1 to 5, or 0 without a selection. */
  value?: number;
  defaultValue?: number;
  onValueChange?: (stars: number) => void;
}

/** A star rating input: radio buttons that look like stars. To show an average, use `StarRating`. */
export function StarsField({
  ref,
  label,
  starLabel,
  error,
  value,
  defaultValue = 0,
  onValueChange,
  'aria-describedby': describedBy,
  ...rest
}: StarsFieldProps) {
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLFieldSetElement);
  const [own, setOwn] = useState(defaultValue);
  useFormReset(root, () => setOwn(defaultValue));
  const chosen = value ?? own;
  return (
    <Root
      as="fieldset"
      {...rest}
      ref={root}
      aria-describedby={[describedBy, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      data-part="stars-field"
      data-invalid={error ? '' : undefined}
    >
      <legend data-part="label">{label}</legend>
      <div data-part="stars">
        {STARS.map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name={id}
              value={stars}
              checked={stars === chosen}
              onChange={() => {
                setOwn(stars);
                onValueChange?.(stars);
              }}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={starPath} />
            </svg>
            <VisuallyHidden>{starLabel(stars)}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Root>
  );
}
