'use client';
import { useId, type HTMLAttributes, type Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundation/icons/Icon.js';
import { ProgressBar } from '../../feedback/ProgressBar/index.js';
import { useComponentStrings, type ReplacedStrings } from '../../foundation/useComponentStrings.js';
import { useFormats } from '../../foundation/useFormats.js';
import { strings } from './strings.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-8) var(--space-12);
  align-items: center;

  &[data-reached] {
    color: var(--color-success);
    font-weight: var(--weight-medium);
  }

  [data-part='progress-bar'] {
    grid-column: 1 / -1;
  }
`;

export interface FreeDeliveryProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Order value so far, in the smallest unit of the currency: fils, cents. */
  value: number;
  /** Free delivery starts at this order value, in the smallest unit of the currency. */
  threshold: number;
  /** Replaces texts, for example for a further language. */
  strings?: ReplacedStrings<'FreeDeliveryProgress'>;
}

/** Shows how much is missing for free delivery, as a bar too; once it is reached, says so in one line. Do not render it for an empty cart. */
export function FreeDeliveryProgress({ value, threshold, strings: replaced, ...rest }: FreeDeliveryProgressProps) {
  const t = useComponentStrings(strings, replaced);
  const { formatPrice } = useFormats();
  const textId = useId();
  const missing = Math.max(0, threshold - value);
  const reached = missing === 0;
  return (
    <Root {...rest} data-part="free-delivery-progress" data-reached={reached || undefined}>
      <Icon name={reached ? 'check' : 'truck'} />
      <p id={textId} data-part="text" role="status">
        {reached ? t('reached') : t('toGo', { amount: formatPrice(missing) })}
      </p>
      {!reached && <ProgressBar aria-labelledby={textId} value={value} max={threshold} />}
    </Root>
  );
}
