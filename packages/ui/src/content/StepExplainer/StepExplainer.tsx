'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { beside, media } from '../../foundation/breakpoints.js';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { useFormatNumber } from '../../foundation/useFormatNumber.js';
import { Picture, type PictureSource } from '../../media/Picture/index.js';

const Root = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32) var(--space-24);
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8) var(--space-16);
    align-items: center;
  }

  @media ${beside} {
    > li {
      grid-template-columns: calc(7 * var(--space-rem)) minmax(0, 1fr);
    }

    [data-part='picture'] {
      grid-row: 1 / span 2;
    }
  }

  [data-part='name'] {
    display: flex;
    gap: var(--space-8);
    align-items: center;
    align-self: end;
    font-size: var(--text-22);
    overflow-wrap: anywhere;
  }

  [data-part='number'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    color: var(--color-on-accent);
    font-size: var(--text-18);
    line-height: 1;
    background: var(--color-accent);
    border-radius: var(--radius-pill);
  }

  [data-part='text'] {
    align-self: start;
  }

  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));

    > li {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-12);
      align-content: start;
    }

    [data-part='picture'] {
      grid-row: auto;
      inline-size: min(100%, 18rem);
    }
  }
`;

export interface Step {
  id: string;
  title: string;
  description: string;
  picture: PictureSource | null;
  alt?: string;
}

export interface StepExplainerProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  ref?: Ref<HTMLOListElement>;
  /** The steps, numbered in their order. */
  steps: readonly Step[];
  /** Heading level of the steps. */
  headingLevel?: 2 | 3;
}

/** Explains a process step by step, with an illustration each. For the state of an order, use `TrackingSteps`. */
export function StepExplainer({ steps, headingLevel = 3, ...rest }: StepExplainerProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('StepExplainer', 'steps', steps);
  const formatNumber = useFormatNumber();
  const Heading = `h${headingLevel}` as const;
  if (steps.length === 0) return null;
  return (
    // Safari drops the list role of lists without bullets.
    <Root {...rest} role="list" data-part="step-explainer">
      {steps.map(({ id, title, description, picture, alt = '' }, index) => (
        <li key={id} data-part="step">
          <Picture picture={picture} alt={alt} ratio="square" sizes="(min-width: 768px) 288px, 112px" />
          <Heading data-part="name">
            <span data-part="number">{formatNumber(index + 1)}</span>
            {title}
          </Heading>
          <p data-part="text">{description}</p>
        </li>
      ))}
    </Root>
  );
}
