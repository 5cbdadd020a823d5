import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** The benefits of an account. */
export const BenefitsPanel = styled.aside`
  > div {
    display: grid;
    gap: var(--space-16);
  }

  ul + h2 {
    margin-block-start: var(--space-24);
  }

  /* On phones the form is what matters. */
  img {
    display: none;

    ${media.tablet} {
      display: block;
    }
  }
`;
