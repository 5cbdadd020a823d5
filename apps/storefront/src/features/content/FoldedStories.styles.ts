import { styled } from 'styled-components';
import { Accordion } from '@mahd/ui/Accordion';
import { media } from '@mahd/ui/breakpoints';

/** With chapters for answers: larger titles, and the colour of running text. */
export const Chapters = styled(Accordion)`
  summary {
    font-size: var(--text-18);
    font-weight: var(--weight-bold);

    /* No lonely number or word in a second line. */
    > :is(h2, h3) {
      text-wrap: balance;
    }

    ${media.wide} {
      padding-inline: var(--space-24);
      font-size: var(--text-22);
    }
  }

  [data-part='answer'] {
    color: inherit;

    /* Clear of its title and of the topic bar. */
    scroll-margin-block-start: 8rem;

    ${media.wide} {
      padding: var(--space-8) var(--space-24) var(--space-32);
    }
  }
`;

/**
 * An accordion on phones only: on wider screens, its stories follow each other, each with the heading in its text in place
 * of the row that opens it. Browsers before 2025 cannot show what is closed, and keep the accordion.
 */
export const PhoneChapters = styled(Chapters)`
  [data-part='copy'] > [data-part='heading'] {
    display: none;
  }

  ${media.wide} {
    @supports selector(::details-content) {
      background: none;
      border-radius: 0;
      box-shadow: none;

      > details + details {
        margin-block-start: var(--space-64);
        border-block-start: 0;
      }

      details::details-content {
        content-visibility: visible;
      }

      summary {
        display: none;
      }

      [data-part='answer'] {
        padding: 0;
        scroll-margin-block-start: 6rem;
      }

      [data-part='copy'] > [data-part='heading'] {
        display: block;
      }
    }
  }
`;
