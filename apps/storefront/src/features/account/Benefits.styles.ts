import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';

/** The benefits of an account. */
export const BenefitsPanel = styled.aside`
  > div {
    display: grid;
    gap: var(--space-16);
  }

  ul + h2 {
    margin-block-start: var(--space-24);
  }

  /* On phones the form is what matters. A long one has the benefits in a line above it. */
  @media ${belowTablet} {
    img,
    > div:has(> h2 ~ h2) > :is(h2:first-of-type, ul:first-of-type) {
      display: none;
    }
  }
`;

/** The benefits in a line above a long form, on phones in place of the list below it. */
export const BenefitsLine = styled.p`
  ${media.tablet} {
    display: none;
  }
`;
