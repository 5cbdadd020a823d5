import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { PageHeader } from '@mahd/ui/PageHeader';
import { Stack } from '@mahd/ui/Stack';

/** The lead is large on desktops, where the drawing beside it is. */
export const AboutHeader = styled(PageHeader)`
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

    /* Before points, whose heading is above them: its heading, too, and its paragraphs beside each other. */
    ${media.desktop} {
      &:has(+ :not([data-part])) {
        grid-template-columns: minmax(0, 1fr);
      }

      &:has(+ :not([data-part])) [data-part='rich-text'] {
        --measure: none;
        columns: 2;
        column-gap: var(--space-32);

        > p {
          margin: 0;
          break-after: column;
        }
      }
    }
  }
`;
