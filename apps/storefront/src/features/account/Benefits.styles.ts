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
    inline-size: 11rem;
    margin-inline: auto;
    filter: var(--picture-filter);
    transform: scaleX(var(--dir, 1));

    ${media.tablet} {
      display: block;
    }
  }
`;
