import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';

export const Rows = styled.ul`
  margin-block-start: var(--space-8);
  list-style: '';

  li {
    border-block-start: 1px solid var(--color-line);
  }

  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-16);
    align-items: center;
    padding-block: var(--space-12);
    color: var(--color-ink);
    text-decoration: none;

    &:hover > [data-part='name'] {
      color: var(--color-accent);
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }

    > span {
      grid-column: 1;
    }

    > svg {
      grid-row: 1 / span 3;
      grid-column: 2;
      color: var(--color-accent);
    }
  }

  [data-part='name'] {
    font-weight: var(--weight-medium);
  }

  [data-part='summary'] {
    color: var(--color-ink-soft);

    /* The title says enough. */
    @media ${belowTablet} {
      display: none;
    }
  }

  [data-part='reading-time'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  /* The reading time is beside both lines. */
  ${media.wide} {
    a {
      grid-template-columns: minmax(0, 1fr) auto auto;

      > [data-part='reading-time'] {
        grid-row: 1 / span 2;
        grid-column: 2;
      }

      > svg {
        grid-row: 1 / span 2;
        grid-column: 3;
      }
    }
  }
`;
