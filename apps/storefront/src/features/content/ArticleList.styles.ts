import { styled } from 'styled-components';

export const Rows = styled.ul`
  margin-block-start: var(--space-8);
  list-style: '';

  li {
    border-block-start: 1px solid var(--color-line);
  }

  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-16);
    align-items: center;
    padding-block: var(--space-12);
    color: var(--color-ink);
    text-decoration: none;

    &:hover span {
      color: var(--color-accent);
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }

  span {
    font-weight: var(--weight-medium);
  }

  svg {
    color: var(--color-accent);
  }
`;
