'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import type { PriceValue } from '../../text/Price/index.js';
import { cardPriceStyles, CardPrice } from '../CardPrice/index.js';

/** With the navbar and the bottom bar it would take nearly half of the window, as at 200 % zoom. */
const low = '@media (max-height: 30em)';

const Root = styled.section`
  /* Reserves space so that the page ends above the bar and focused elements scroll clear of it. */
  :root:has(&) {
    --buy-bar-height: 4rem;
    scroll-padding-block-end: calc(var(--bottom-bar-height, 0px) + var(--buy-bar-height) + var(--space-8));

    ${media.tablet} {
      --buy-bar-height: 4.75rem;
    }

    ${media.desktop} {
      --buy-bar-height: 0px;
    }

    ${low} {
      --buy-bar-height: 0px;
    }

    @media print {
      --buy-bar-height: 0px;
    }
  }

  /* A separate box, because changing the padding of the body breaks scroll anchoring. */
  body:has(&)::after {
    content: '';
    display: block;
    block-size: var(--buy-bar-height);
  }

  position: fixed;
  z-index: var(--layer-bar);
  inset-block-end: var(--bottom-bar-height, 0px);
  inset-inline: 0;
  display: flex;
  gap: var(--space-12);
  align-items: center;
  justify-content: space-between;
  block-size: var(--buy-bar-height);
  padding-inline: var(--space-16);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);
  ${cardPriceStyles}

  > [data-part='info'] {
    min-inline-size: 0;
    line-height: 1.35;
  }

  > [data-part='info'] > * {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  [data-part='name'],
  [data-part='details'] {
    font-size: var(--text-14);
  }

  /* Phones have no room for the name. Elsewhere it ends after a word rather than within one. */
  [data-part='name'] {
    display: none;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;

    ${media.tablet} {
      display: -webkit-box;
    }
  }

  [data-part='details'] {
    color: var(--color-ink-soft);
  }

  > [data-part='action'] {
    flex: none;
  }

  ${media.desktop} {
    display: none;
  }

  /* The page has its own button. */
  ${low} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export interface BuyBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Accessible name of the bar. */
  label: string;
  /** Name of the product. */
  name: string;
  /** The selected size and pattern. */
  details?: string;
  /** The price, or the current and the former one. */
  price: PriceValue;
  /** The buy button. It belongs to the page's own form. */
  action: ReactNode;
}

/**
 * Product and buy button, fixed to the bottom of phones and tablets, above the `BottomBar`. Render it only while the
 * page's own buy button is out of view, so that keyboards and screen readers do not meet both. It covers neither the
 * end of the page nor the focused element.
 */
export function BuyBar({ label, name, details, price, action, ...rest }: BuyBarProps) {
  return (
    <Root {...rest} aria-label={label} data-part="buy-bar">
      <div data-part="info">
        <p data-part="name">{name}</p>
        {details && <p data-part="details">{details}</p>}
        <p>
          <CardPrice price={price} />
        </p>
      </div>
      <div data-part="action">{action}</div>
    </Root>
  );
}
