import { styled } from 'styled-components';
import { beside, media } from '../../foundation/breakpoints.js';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  min-inline-size: 0;

  /* Rating and price belong to the name. */
  > [data-part='name'] {
    margin-block-end: calc(-1 * var(--space-8));
    font-size: var(--text-28);
    overflow-wrap: anywhere;
  }

  [data-part='aside'] {
    display: flex;
    flex: none;
    gap: var(--space-4);
  }

  > [data-part='summary'] {
    color: var(--color-ink-soft);
  }

  [data-part='price-block'] {
    --price-size: var(--text-36);
    display: grid;
    column-gap: var(--space-16);
    align-items: center;

    > [data-part='rating'] {
      display: flex;
      grid-column: 1 / -1;
      align-items: center;
      justify-self: start;
      min-block-size: 1.75rem;
    }

    > [data-part='tax'] {
      grid-column: 1 / -1;
    }

    @media ${beside} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }

  [data-part='tax'],
  > [data-part='code'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    overflow-wrap: anywhere;
  }

  > [data-part='tags'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8);
    list-style: '';
    overflow-wrap: anywhere;

    > li {
      padding: 0.125rem var(--space-12);
      font-size: var(--text-14);
      line-height: 1.6;
      background: var(--color-pastel-5);
      border-radius: var(--radius-pill);
    }
  }

  > [data-part='stock'] {
    --icon-size: 1.125rem;
    display: flex;
    gap: var(--space-8);
    align-items: center;
    color: var(--color-success);
    font-weight: var(--weight-medium);

    &:empty {
      display: none;
    }

    &[data-state='low'] {
      color: var(--color-warning);
    }

    &[data-state='out'] {
      color: var(--color-ink-soft);
    }
  }

  > [data-part='buy'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-12);
    align-items: center;
  }

  /* The first button is beside the quantity, others are below. */
  [data-part='actions'] {
    display: contents;

    > * {
      flex: 1 1 10.5rem;
    }
  }

  > [data-part='notes'] {
    display: flex;
    flex-direction: column;
    gap: var(--space-12);
    padding: var(--space-16);
    background: var(--color-pastel-3);
    border-radius: var(--radius-card);
  }

  ${media.desktop} {
    > [data-part='name'] {
      font-size: var(--text-36);
    }
  }
`;
