'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { cardPriceLook, CardPrice } from '../CardPrice/index.js';

// The page ends above the bar, and what gets the focus comes to stand above it. The room is an element of its own: while the padding of the body
// changes, browsers do not keep the place of a page whose upper parts change too.
const Room = createGlobalStyle`
  :root {
    --buy-bar-height: 4.75rem;
  }

  ${media.desktop} {
    :root {
      --buy-bar-height: 0px;
    }
  }

  html {
    scroll-padding-block-end: calc(var(--bottom-bar-height, 0px) + var(--buy-bar-height) + var(--space-8));
  }

  body::after {
    content: '';
    display: block;
    block-size: var(--buy-bar-height);
  }

  @media print {
    :root {
      --buy-bar-height: 0px;
    }
  }
`;

const Root = styled.section`
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
  ${cardPriceLook}

  > [data-part='what'] {
    min-inline-size: 0;
    line-height: 1.35;
  }

  > [data-part='what'] > * {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  [data-part='name'],
  [data-part='details'] {
    font-size: var(--text-14);
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

  @media print {
    display: none;
  }
`;

export interface BuyBarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** What the bar is for, for screen readers. */
  label: string;
  name: string;
  /** The chosen size and pattern. */
  details?: string;
  /** Fils, VAT included. */
  amount: number;
  /** The one button, which belongs to the page's own form. */
  action: ReactNode;
}

/**
 * What is bought and the button, at the lower edge of phones and tablets, above the `BottomBar`. Render it only while the page's own
 * button is out of view: what is not seen must not be met with a keyboard or heard. It covers neither the end of the page nor what has the focus.
 */
export function BuyBar({ label, name, details, amount, action, ...rest }: BuyBarProps) {
  return (
    <Root {...rest} aria-label={label} data-part="buy-bar">
      <Room />
      <div data-part="what">
        <p data-part="name">{name}</p>
        {details && <p data-part="details">{details}</p>}
        <p>
          <CardPrice amount={amount} />
        </p>
      </div>
      <div data-part="action">{action}</div>
    </Root>
  );
}
