import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { SplitPanel } from '../../shell/SplitPanel.styles.js';

/** A short form and the benefits of an account in one panel. */
export const FormAndBenefits = styled(SplitPanel)`
  max-inline-size: 62rem;
  margin: var(--space-24) auto 0;

  /* What covers the form while it is sent stays within it. */
  > section {
    position: relative;
  }

  /* On phones at the end of the form's heading, where it takes no height. */
  @media ${belowTablet} {
    position: relative;

    > aside img {
      position: absolute;
      inset-block-start: var(--space-8);
      inset-inline-end: var(--space-16);
      display: block;
      inline-size: 4rem;
    }
  }
`;

/** The same with a long form in two columns: it needs more room, and the benefits stay in view beside it. */
export const LongFormAndBenefits = styled(FormAndBenefits)`
  max-inline-size: none;
  grid-template-columns: minmax(0, 1fr);
  /* Unlike \`hidden\`, it lets the benefits stick to the window. */
  overflow: clip;

  ${media.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);

    > aside {
      justify-content: flex-start;
    }

    > aside > div {
      position: sticky;
      inset-block-start: calc(var(--nav-bar-height, 0px) + var(--space-48));
      gap: var(--space-24);
    }

    > aside img {
      inline-size: 17rem;
    }
  }
`;
