import { styled } from 'styled-components';
import { Accordion } from '@mahd/ui/Accordion';
import { media } from '@mahd/ui/breakpoints';

/** With chapters for answers: larger titles. */
export const Chapters = styled(Accordion)`
  summary {
    gap: var(--space-12);
    font-size: var(--text-18);
    font-weight: var(--weight-bold);
    line-height: var(--leading-heading);

    ${media.wide} {
      padding-inline: var(--space-24);
      font-size: var(--text-22);
    }
  }

  /* The title of an open chapter is clearly larger than the headings in it, and below a heading of all chapters smaller than that. */
  details[open] > summary {
    font-size: 1.25rem;

    ${media.wide} {
      font-size: var(--text-28);

      &:has(> h3) {
        font-size: 1.5rem;
      }
    }
  }

  [data-part='rich-text'] > :is(h3, h4) {
    font-size: var(--text-18);

    ${media.wide} {
      font-size: 1.25rem;
    }
  }

  /* A closed row shows what it is about, an open one the drawing itself. */
  summary > :has(> [data-part='picture']) {
    flex: 1;
    display: flex;
    gap: var(--space-16);
    align-items: center;
    overflow-wrap: anywhere;

    > [data-part='picture'] {
      flex: none;
      inline-size: min(4.5rem, 25vw);
      background: var(--color-pastel-3);
      border-radius: var(--radius-field);

      ${media.tablet} {
        inline-size: 5.5rem;
      }

      ${media.desktop} {
        inline-size: 8rem;
      }
    }
  }

  details[open] > summary [data-part='picture'] {
    display: none;
  }

  [data-part='answer'] {
    /* Clear of its title and of the topic bar. */
    scroll-margin-block-start: 8rem;

    ${media.wide} {
      padding: var(--space-8) var(--space-24) var(--space-32);
    }
  }
`;
