import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { PageHeader } from '@mahd/ui/PageHeader';
import { Stack } from '@mahd/ui/Stack';

/** The lead is large on desktops, where the drawing beside it is. A word in other letters, which is emphasized, is as large to the eye. */
export const AboutHeader = styled(PageHeader)`
  [data-part='lead'] em {
    font-size: 1.25em;
    line-height: 1;
  }

  /* The upper part of this drawing is empty. */
  @media ${belowTablet} {
    &[data-page='mission'] > [data-part='picture'] {
      margin-block-start: calc(-1 * var(--space-16));
    }
  }

  ${media.desktop} {
    [data-part='lead'] {
      font-size: var(--text-22);
      line-height: 1.6;
    }
  }
`;

/** Lines are between the sections, none is below the header. */
export const AboutSections = styled(Stack)`
  [data-part='page-header'] + & > [data-part='split-section']:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
`;
