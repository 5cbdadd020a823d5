import { css, styled } from 'styled-components';

/** Declarations that hide content visually, but not from screen readers. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Hides content visually, but not from screen readers. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
