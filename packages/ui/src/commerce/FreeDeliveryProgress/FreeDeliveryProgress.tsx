'use client';
import { useId, type HTMLAttributes, type Ref } from 'react';
import { styled } from 'styled-components';
import { formatPrice } from '@mahd/rules/locale';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-8) var(--space-12);
  align-items: center;

  &[data-reached] {
    color: var(--color-success);
    font-weight: var(--weight-medium);
  }

  progress {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: 0.5rem;
    overflow: hidden;
    color: var(--color-accent);
    background: var(--color-line);
    border: 0;
    border-radius: var(--radius-pill);
    appearance: none;

    &::-webkit-progress-bar {
      background: var(--color-line);
    }

    &::-webkit-progress-value {
      background: var(--color-accent);
      border-radius: var(--radius-pill);
    }

    &::-moz-progress-bar {
      background: var(--color-accent);
      border-radius: var(--radius-pill);
    }
  }

  &[data-reached] progress::-webkit-progress-value {
    background: var(--color-success);
  }

  &[data-reached] progress::-moz-progress-bar {
    background: var(--color-success);
  }

  @media (forced-colors: active) {
    progress {
      border: 1px solid CanvasText;
    }
  }
`;

export interface FreeDeliveryProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** What counts towards it, fils. */
  value: number;
  /** From here delivery is free, fils. */
  threshold: number;
}

/** How much is missing for free delivery. Not for empty carts. */
export function FreeDeliveryProgress({ value, threshold, ...rest }: FreeDeliveryProgressProps) {
  const { t, language } = useUi();
  const textId = useId();
  const missing = Math.max(0, threshold - value);
  return (
    <Root {...rest} data-part="free-delivery-progress" data-reached={missing === 0 || undefined}>
      <Icon name={missing === 0 ? 'check' : 'truck'} />
      <p id={textId} data-part="text" role="status">
        {missing === 0 ? t('freeDeliveryReached') : t('freeDeliveryToGo', { amount: formatPrice(missing, language) })}
      </p>
      <progress max={Math.max(1, threshold)} value={Math.min(Math.max(0, value), threshold)} aria-labelledby={textId} />
    </Root>
  );
}
