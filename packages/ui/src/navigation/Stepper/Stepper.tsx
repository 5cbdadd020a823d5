'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import type { IconShape } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { useComponentStrings } from '../../foundation/useComponentStrings.js';
import { useFormatNumber } from '../../foundation/useFormatNumber.js';
import { useUi } from '../../foundation/UiProvider.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { strings } from './strings.js';

const check: IconShape = { mirror: false, path: 'M5 12.5l4.5 4.5L19 7.5' };

const Root = styled.nav`
  > ol {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    list-style: '';
  }

  li {
    position: relative;
    min-inline-size: 0;
    color: var(--color-ink-soft);
    text-align: center;
  }

  /* The line from the step before. */
  li + li::before {
    position: absolute;
    inset-block-start: 0.9375rem;
    inset-inline: calc(-50% + 1.25rem) calc(50% + 1.25rem);
    block-size: 2px;
    background: var(--color-control-line);
    content: '';
  }

  li:is([data-state='done'], [data-state='current'])::before {
    background: var(--color-accent);
  }

  [data-part='step'] {
    display: grid;
    justify-items: center;
    gap: var(--space-4);
    padding-inline: var(--space-4);
    border-radius: var(--radius-field);
    color: inherit;
    font-size: var(--text-14);
    line-height: 1.4;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a[data-part='step']:hover {
    color: var(--color-accent);
    text-decoration: underline;
  }

  [data-part='marker'] {
    --icon-size: 1.125rem;
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    border: 2px solid var(--color-control-line);
    border-radius: 50%;
    color: var(--color-ink-soft);
    background: var(--color-surface);
    font-weight: var(--weight-medium);
    font-variant-numeric: tabular-nums;
  }

  [data-state='done'] [data-part='marker'] {
    border-color: var(--color-accent);
    color: var(--color-on-accent);
    background: var(--color-accent);
  }

  [data-state='current'] {
    color: var(--color-ink);
    font-weight: var(--weight-medium);
  }

  [data-state='current'] [data-part='marker'] {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }

  @media (forced-colors: active) {
    li + li::before {
      background: CanvasText;
    }
  }
`;

export interface StepperStep {
  /** Identifies the step. */
  value: string;
  label: string;
  /** Page of the step. Only steps before the current one are links. */
  href?: string;
}

export interface StepperProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Name of the process: "Checkout". */
  label: string;
  /** Two to five steps. */
  steps: readonly StepperStep[];
  /** The current step; those before it are done. */
  value: string;
}

/** The steps of a process and the current one: a checkout, a return. For the progress of an order, use `TrackingSteps`. */
export function Stepper({ label, steps, value, ...rest }: StepperProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('Stepper', 'steps', steps);
  const { Link } = useUi();
  const t = useComponentStrings(strings);
  const formatNumber = useFormatNumber();
  const current = steps.findIndex((step) => step.value === value);
  return (
    <Root aria-label={label} {...rest} data-part="stepper">
      <ol>
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'upcoming';
          const content = (
            <>
              <span data-part="marker" aria-hidden="true">
                {state === 'done' ? <SvgIcon shape={check} /> : formatNumber(index + 1)}
              </span>
              <span>
                {step.label}
                {state === 'done' && <VisuallyHidden> ({t('done')})</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li key={step.value} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' && step.href !== undefined ? (
                <Link href={step.href} data-part="step">
                  {content}
                </Link>
              ) : (
                <span data-part="step">{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
