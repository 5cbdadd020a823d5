import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** Cards with long texts. On tablets they are stacked, with the picture beside the text, as three columns would be too narrow. */
export const ExerciseCards = styled.div`
  ${media.tabletOnly} {
    [data-part='grid'] {
      grid-template-columns: minmax(0, 1fr);
    }

    [data-part='feature-card'] {
      display: grid;
      grid-template: auto 1fr / 14rem minmax(0, 1fr);
      gap: var(--space-8) var(--space-32);
    }

    [data-part='feature-card'] > [data-part='picture'] {
      grid-row: 1 / 3;
    }
  }
`;
