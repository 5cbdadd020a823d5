import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { SplitPanel } from '../../shell/SplitPanel.styles.js';

/** A form and the benefits of an account. */
export const FormAndBenefits = styled(SplitPanel)`
  margin-block-start: var(--space-24);

  /* What covers the form while it is sent stays within it. */
  > section {
    position: relative;
    gap: var(--space-32);
  }

  > aside img {
    inline-size: 16rem;
  }
`;

/** The same with a long form in two columns: it needs more room, and the benefits are a card that stays in view beside it. */
export const LongFormAndBenefits = styled(FormAndBenefits)`
  grid-template-columns: minmax(0, 1fr);
  /* Unlike hidden, it lets the benefits stick to the window. */
  overflow: clip;

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);

    > aside {
      position: sticky;
      inset-block-start: calc(var(--nav-bar-height, 0px) + var(--space-24));
      align-self: start;
      margin: var(--space-24);
      padding: var(--space-32);
      border-radius: var(--radius-card);
    }
  }
`;
