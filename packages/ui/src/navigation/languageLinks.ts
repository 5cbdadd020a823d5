import { css } from 'styled-components';

/** A row of links to a page in other languages, each named in itself. */
export const languageLinks = css`
  display: inline-flex;
  align-items: center;

  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-block-size: calc(2.75 * var(--space-rem));
    color: inherit;
    font-weight: var(--weight-medium);
    text-decoration: none;
    white-space: nowrap;

    &:hover {
      color: var(--color-accent);
    }
  }

  /* In a system font, which rarely has a medium weight: it would be lighter than the texts around it. */
  > [lang='ar'] {
    font-weight: 600;
  }
`;
