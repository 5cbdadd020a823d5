'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChoiceField, type ChoiceFieldProps } from '../ChoiceField.js';

const Root = styled(ChoiceField)`
  > label > input {
    --switch-size: 1.5rem;
    position: relative;
    inline-size: calc(var(--switch-size) * 1.75);
    block-size: var(--switch-size);
    margin-block-start: calc((1em * var(--leading-body) - var(--switch-size)) / 2);
    appearance: none;
    border: 1px solid var(--color-control-line);
    border-radius: var(--radius-pill);
    background: var(--color-control-line);
    transition:
      background-color var(--motion-normal) var(--ease-out),
      border-color var(--motion-normal) var(--ease-out);

    &::before {
      position: absolute;
      inset-block: 2px;
      inset-inline-start: 2px;
      aspect-ratio: 1;
      border-radius: 50%;
      background: var(--color-surface);
      transition: inset-inline-start var(--motion-normal) var(--ease-out);
      content: '';
    }

    &:checked {
      border-color: var(--color-accent);
      background: var(--color-accent);
    }

    &:checked::before {
      inset-inline-start: calc(var(--switch-size) * 0.75 + 2px);
    }

    &:disabled {
      border-color: var(--color-line);
      background: var(--color-line);
    }
  }

  @media (forced-colors: active) {
    > label > input {
      border-color: ButtonText;
      background: ButtonFace;

      &::before {
        background: ButtonText;
      }

      &:checked {
        forced-color-adjust: none;
        background: Highlight;

        &::before {
          background: HighlightText;
        }
      }
    }
  }
`;

export interface SwitchProps extends ChoiceFieldProps {
  /** Name of the setting, the same whether it is on or off. */
  label: ReactNode;
}

/**
 * Turns a setting on or off, at once. For a choice that is submitted with a form, use `Checkbox`. Input attributes go to
 * the input, `className` and `ref` to the root.
 */
export function Switch(props: SwitchProps) {
  return <Root {...props} role="switch" data-part="switch" />;
}
