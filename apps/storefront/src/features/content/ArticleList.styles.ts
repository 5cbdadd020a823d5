import { styled } from 'styled-components';
import { belowTablet } from '@mahd/ui/breakpoints';

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
    min-block-size: 2.75rem;
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
      grid-row: 1 / span 2;
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
`;
