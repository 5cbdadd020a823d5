'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundation/icons/Icon.js';
import type { IconName } from '../../foundation/icons/icons.js';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { useComponentStrings, type ReplacedStrings } from '../../foundation/useComponentStrings.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { belowWide, beside, media } from '../../foundation/breakpoints.js';
import { strings } from './strings.js';

const Root = styled.ol`
  display: flex;
  flex-direction: column;
  list-style: '';

  > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--space-16);
    padding-block-end: var(--space-24);
  }

  > li:last-child {
    padding-block-end: 0;
  }

  /* The line to the next step; coloured once that step is reached. */
  > li:not(:last-child)::before {
    position: absolute;
    inset-block: 2.5rem 0;
    inset-inline-start: calc(1.25rem - 1.5px);
    inline-size: 3px;
    background: var(--color-control-line);
    content: '';
  }

  > li[data-complete]:not(:last-child)::before {
    background: var(--color-accent);
  }

  [data-part='mark'] {
    --icon-size: 1.25rem;
    display: grid;
    grid-row: 1 / span 2;
    place-items: center;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    color: var(--color-ink-soft);
    font-weight: var(--weight-medium);
    background: var(--color-surface);
    border: 2px solid var(--color-control-line);
    border-radius: var(--radius-pill);
  }

  > li[data-state='done'] > [data-part='mark'] {
    color: var(--color-on-accent);
    background: var(--color-accent);
    border-color: var(--color-accent);
  }

  > li[data-state='current'] > [data-part='mark'] {
    color: var(--color-accent);
    border-color: var(--color-accent);
    box-shadow: 0 0 0 4px var(--color-pastel-1);
  }

  [data-part='label'] {
    align-self: end;
    min-block-size: 1lh;
    font-weight: var(--weight-medium);
  }

  > li:not([data-date]) > [data-part='label'] {
    grid-row: 1 / span 2;
    align-self: center;
  }

  > li[data-state='upcoming'] > [data-part='label'] {
    color: var(--color-ink-soft);
    font-weight: var(--weight-regular);
  }

  [data-part='date'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  ${media.wide} {
    flex-direction: row;

    > li {
      display: flex;
      flex: 1 1 0;
      flex-direction: column;
      gap: var(--space-4);
      align-items: center;
      padding-block-end: 0;
      text-align: center;
    }

    > li:not(:last-child)::before {
      inset-block: calc(1.25rem - 1.5px) auto;
      inset-inline-start: calc(50% + 1.75rem);
      inline-size: calc(100% - 3.5rem);
      block-size: 3px;
      border-radius: var(--radius-pill);
    }

    [data-part='label'],
    > li:not([data-date]) > [data-part='label'] {
      align-self: center;
      padding-block-start: var(--space-8);
    }
  }

  /* One row: where the order is, and at the end where it is going. The names between them are only said. */
  @media ${belowWide} and ${beside} {
    &[data-compact] {
      flex-direction: row;

      > li {
        flex: 1 1 0;
        grid-template-columns: 2.5rem;
        align-content: start;
        padding-block-end: 0;
      }

      > li:last-child {
        flex: none;
        justify-items: end;
      }

      > li:not(:last-child)::before {
        inset-block: calc(1.25rem - 1.5px) auto;
        inset-inline: 2.75rem 0.25rem;
        inline-size: auto;
        block-size: 3px;
      }

      > li > [data-part='mark'] {
        grid-row: 1;
      }

      > li > [data-part='label'] {
        grid-row: 2;
        align-self: start;
        padding-block-start: var(--space-8);
        white-space: nowrap;
      }

      > li > [data-part='date'] {
        white-space: nowrap;
      }

      > li:not([data-state='current'], :last-child) > :is([data-part='label'], [data-part='date']) {
        display: none;
      }

      /* Wider than its column, which the end of the row may not be. */
      > li:not(:last-child) > :is([data-part='label'], [data-part='date']) {
        inline-size: 0;
      }
    }
  }

  @media (forced-colors: active) {
    > li[data-state='done'] > [data-part='mark'] {
      border-color: Highlight;
    }

    > li[data-state='current'] > [data-part='mark'] {
      outline: 3px solid Highlight;
    }

    > li:not(:last-child)::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export interface TrackingStep {
  label: string;
  /** Date of the step, in the language of the page. */
  date?: string;
  state: 'done' | 'current' | 'upcoming';
  /** Shown in place of its number until it is done. */
  icon?: IconName;
}

export interface TrackingStepsProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  ref?: Ref<HTMLOListElement>;
  /** The steps, from the first to the last. */
  steps: readonly TrackingStep[];
  /** On phones one row that names the current and the last step, for an order that was just placed. */
  compact?: boolean;
  /** Replaces texts, for example for a further language. */
  strings?: ReplacedStrings<'TrackingSteps'>;
}

/** The progress of an order: horizontal on wide screens, vertical on phones unless it is compact. */
export function TrackingSteps({ steps, compact = false, strings: replaced, ...rest }: TrackingStepsProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('TrackingSteps', 'steps', steps);
  const t = useComponentStrings(strings, replaced);
  const said = ({ label, date, state }: TrackingStep) => {
    if (state === 'upcoming') return t('upcoming', { step: label });
    if (state === 'current') return t('current', { step: label });
    return date ? t('done', { step: label, date }) : label;
  };
  return (
    <Root {...rest} data-part="tracking-steps" data-compact={compact || undefined}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          data-part="step"
          data-state={step.state}
          data-date={step.date ? '' : undefined}
          data-complete={steps[index + 1] && steps[index + 1]?.state !== 'upcoming' ? '' : undefined}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <VisuallyHidden>{said(step)}</VisuallyHidden>
          <span data-part="mark" aria-hidden="true">
            {step.state === 'done' ? <Icon name="check" /> : step.icon ? <Icon name={step.icon} /> : index + 1}
          </span>
          <span data-part="label" aria-hidden="true">
            {step.label}
          </span>
          {step.date && (
            <span data-part="date" aria-hidden={step.state === 'done' || undefined}>
              {step.date}
            </span>
          )}
        </li>
      ))}
    </Root>
  );
}
