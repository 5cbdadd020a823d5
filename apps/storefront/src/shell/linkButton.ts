import { css } from 'styled-components';

/** A button of a form, without a ground, that looks like a link. */
export const linkButton = css`
  padding-inline: 0;
  border-inline-width: 0;
  /* Its round corners would cut the line. */
  overflow: visible;
  text-decoration: underline;
  text-underline-offset: 0.25em;

  &:hover {
    background: none;
  }
`;
