import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { Stack } from '@mahd/ui/Stack';

/** Clear of the page numbers above it. */
export const Section = styled(Stack)`
  margin-block-start: var(--space-24);
`;

/** Articles found by a search, one large link per row. */
export const ArticleResults = styled.ul`
  display: grid;
  gap: var(--space-12);
  list-style: '';

  a {
    --icon-size: 1.25rem;
    display: flex;
    gap: var(--space-12);
    align-items: center;
    justify-content: space-between;
    block-size: 100%;
    min-block-size: 3.5rem;
    padding: var(--space-12) var(--space-16);
    color: var(--color-ink);
    font-weight: var(--weight-medium);
    text-decoration: none;
    background: var(--color-surface);
    border-radius: var(--radius-card);
    box-shadow: var(--shadow-resting);

    &:hover {
      color: var(--color-accent);
      box-shadow: var(--shadow-raised);
    }

    @media (forced-colors: active) {
      border: 1px solid LinkText;
    }
  }

  ${media.wide} {
    grid-template-columns: 1fr 1fr;

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
