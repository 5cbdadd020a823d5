import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** The parts of a story: below each other on phones, otherwise in two columns of about the same height. */
export const StoryParts = styled.div`
  > * {
    margin-block-end: var(--space-24);
  }

  > :last-child {
    margin-block-end: 0;
  }

  ${media.wide} {
    columns: 2;
    column-gap: var(--space-48);

    > * {
      break-inside: avoid;
    }
  }

  ${media.desktop} {
    > [data-part='rich-text'] {
      font-size: var(--text-18);
    }
  }

  @media print {
    columns: auto;
  }
`;
