'use client';
import { keyframes, styled } from 'styled-components';
import { cardFrame, cardName } from './ProductCard.styles.js';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const Root = styled.div`
  ${cardFrame}

  > [data-part='media'] {
    aspect-ratio: 1;
    background: var(--color-line);
    animation: ${breathe} 1.6s ease-in-out infinite;
  }

  > [data-part='body'] > [data-part='name'] {
    ${cardName}
    min-block-size: calc(2lh + 2px);
  }

  > [data-part='body'] > [data-part='line'] {
    font-size: var(--text-14);
    line-height: 1.5;
  }

  > [data-part='price'] > [data-part='line'] {
    font-size: var(--text-18);
  }

  [data-part='line'] {
    display: block;
    inline-size: var(--line, 100%);
    block-size: 1lh;
    padding-block: 0.25em;
    background: var(--color-line) content-box;
    border-radius: var(--radius-field);
  }

  [data-part='line'][data-short] {
    --line: 60%;
  }

  > [data-part='action'] > span {
    display: block;
    block-size: var(--touch, 2.25rem);
    background: var(--color-line);
    border-radius: var(--radius-pill);
  }
`;

/** Placeholder of a `ProductCard`, with the same size. */
export function ProductCardSkeleton() {
  return (
    <Root data-part="product-card-skeleton" aria-hidden="true">
      <div data-part="media" />
      <div data-part="body">
        <div data-part="name">
          <span data-part="line" />
          <span data-part="line" data-short="" />
        </div>
        <span data-part="line" data-short="" />
      </div>
      <div data-part="price">
        <span data-part="line" data-short="" />
      </div>
      <div data-part="action">
        <span />
      </div>
    </Root>
  );
}
