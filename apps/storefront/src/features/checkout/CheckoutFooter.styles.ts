import { styled } from 'styled-components';

export const Footer = styled.footer`
  border-block-start: 1px solid var(--color-line);
  padding-block: var(--space-24);
  color: var(--color-ink-soft);
  font-size: var(--text-14);

  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
  align-items: center;
  justify-content: space-between;
  /* Its rule is as wide as the content above it. */
  inline-size: min(var(--content-width), 100% - 2 * var(--gutter));
  margin-inline: auto;

  > nav {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8) var(--space-24);
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: inherit;
  }
`;
